"""The seven sets of rules to choose from, option by option.

- `wikipedia-2015`: Wikipedia, "Koi-Koi", as it stood around 2015.
- `wikipedia-2020`: Wikipedia, "Koi-Koi", after 2020.
- `sloperama`: Sloperama's "Rules of Koi-Koi". The page gives no values of yaku; here they are
  those of `wikipedia-2020`.
- `ktane`: the manual of the Koi-Koi module in Keep Talking and Nobody Explodes. It says that
  lucky hands never appear, so they are dealt again.
- `richmind`: the "Yaku / Points" page of hanafuda.richmind.net. It says nothing on the flow of
  play; that is `wikipedia-2020`'s, without points for an exhausted round.
- `steam`: the Steam game KoiKoi-Japan, as public programs copy it.
- `nintendo`: Nintendo's handheld game, as a public engine plays it.
"""

from typing import Final

PRESET_NAMES: Final = {
    "wikipedia-2015": "Classic",
    "wikipedia-2020": "Standard",
    "sloperama": "Race to 50",
    "ktane": "Three rounds",
    "richmind": "Ribbons +1",
    "steam": "Zero-sum 30",
    "nintendo": "Handheld",
}

# One row an option, one column a preset, in the order above. A hyphen: not set.
_TABLE: Final = """
rounds              12          12          -           3           12          8       12
target              -           -           50          -           -           -       -
first_dealer        month_draw  month_draw  random      challenger  month_draw  random  random
deal                kfo4        kfo4        kof4        kfo4        kfo4        kfo4    kfo2
blind_swap          off         off         on          off         off         off     off
teshi               pay:6       pay:6       pay:6       redeal      pay:6       redeal  redeal
kuttsuki            pay:6       pay:6       pay:6       redeal      pay:6       off     redeal
both_lucky          tie         tie         tie         tie         tie         tie     tie
field_quad          redeal      redeal      redeal      redeal      redeal      redeal  redeal
field_pairs         redeal      redeal      redeal      redeal      redeal      off     off
field_triple        off         off         off         off         off         off     redeal
match_three         one         all         all         all         all         all     all
points.goko         15          10          10          15          10          10      10
points.shiko        8           8           8           8           8           8       8
points.ameshiko     7           7           7           7           7           7       7
points.sanko        6           5           5           6           5           5       5
points.tsukimi      5           5           5           5           5           1       5
points.hanami       5           5           5           5           5           1       5
points.inoshikacho  5           5           5           6           5           5       5
points.akatan       5           5           5           6           5           5       5
points.aotan        5           5           5           6           5           5       5
points.chofuku      10          10          10          off         10          20      10
points.tane         1           1           1           1           1           1       1
points.tan          1           1           1           1           1           1       1
points.kasu         1           1           1           1           1           1       1
points.month        off         off         off         4           off         off     off
extra.inoshikacho   1           0           0           0           1           0       1
extra.akatan        1           0           0           0           1           0       1
extra.aotan         1           0           0           0           1           0       1
extra.chofuku       1           0           0           0           1           0       1
extra.tane          1           1           1           1           1           1       1
extra.tan           1           1           1           1           1           1       1
extra.kasu          1           1           1           1           1           1       1
cup_chaff           1           1           1           1           0           1       1
stacking            all         all         all         all         all         all     family
viewing             on          on          on          on          on          on      on
viewing_after_koi   off         off         off         off         off         3       off
weather             off         off         off         off         off         off     off
koi_limit           0           0           0           0           0           0       1
koi_limit_scope     player      player      player      player      player      player  round
decision            increase    increase    increase    increase    increase    increase increase
reply_ends          off         off         off         off         off         off     off
seven               2           2           off         off         2           off     2
koi_factor          opponent_x2 opponent_x2 own_plus_1  all_plus_1  opponent_x2 steam   opponent_x2
field_brights       off         off         on          off         off         off     off
combine             product     product     product     product     product     product product
exhaust             zero        oya:1       zero        zero        zero        oya:1   zero
draw_dealer         same        same        same        same        same        same    other
next_dealer         winner      winner      winner      winner      winner      winner  winner
bank                off         off         off         off         off         30      off
zero_sum            off         off         off         off         off         on      off
tie                 draw        draw        draw        rematch     draw        draw    draw
lightning_wild      off         off         off         off         off         off     off
"""


def preset_column(preset: str) -> dict[str, str]:
    """Return the preset's value of every option that it sets, as text."""
    column = list(PRESET_NAMES).index(preset) + 1
    rows = (line.split() for line in _TABLE.strip().splitlines())
    return {row[0]: row[column] for row in rows if row[column] != "-"}
