"""The words of times and dates, in all languages of the bot, as `folded` returns them."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final

from babel import Locale

from bot.matches.letters import folded


def _by_word(kinds: Mapping[str, str]) -> dict[str, str]:
    return {word: kind for kind, words in kinds.items() for word in folded(words).split()}


UNIT_OF: Final = _by_word(
    {
        "days": """
            d day days 日 天 일 t tag tage tagen j jour jours día días dia dias giorno giorni
            dag dagen dzień dni д день дня дней дні днів gün hari ngày วัน
        """,
        "hours": """
            h hr hrs hour hours 時間 小时 小時 시간 std stunde stunden heure heures hora horas ora
            ore u uur uren godz godzina godzinę godziny godzin ч час часа часов год година годину
            години годин saat sa jam giờ tiếng ชั่วโมง ชม
        """,
        "minutes": """
            m min mins minute minutes 分 分钟 分鐘 분 minuten minuto minutos minuti minuut minuta
            minutę minuty minut м мин минута минуту минуты минут хв хвилина хвилину хвилини хвилин
            dakika dk menit phút นาที
        """,
    }
)
"""The unit that each word of a span names."""
CLOCK_UNITS: Final = frozenset(
    folded("h heure heures hora horas ora ore u uur godz ч час часа часов год giờ").split()
)
"""The units that stand behind an hour of the clock as well: `20 giờ` is 8 p.m., or 20 hours."""
H_IS_A_SPAN: Final = frozenset({"en", "id", "ja", "ko", "th", "tr", "zh-CN", "zh-TW"})
"""The languages in which `2h` is two hours. In others it is said of the clock, too."""

_SOON: Final = (
    "in;dans;en;dentro de;dentro;tra;fra;over;za;через;за;dalam;sau;trong;อีก;daqui a;em;within"
)
_LATER: Final = "後;后;之后;之後;뒤;후;뒤에;후에;sonra;lagi;nữa;from now;dopo"
BEFORE_SPAN: Final = re.compile(
    rf"(?:{'|'.join(sorted(map(re.escape, map(folded, _SOON.split(';'))), key=len, reverse=True))})"
    r"(?=[\s\d])"
)
"""The words before a span that never stand before an hour of the clock."""
AFTER_SPAN: Final = re.compile(
    rf"\s*(?:{'|'.join(sorted(map(folded, _LATER.split(';')), key=len, reverse=True))})$"
)
"""The words after such a span."""

_DAYS: Final = {
    0: """today;heute;hoy;aujourd'hui;aujourd’hui;hari ini;oggi;今日;本日;오늘;vandaag;dzisiaj;dziś;
        hoje;сегодня;วันนี้;bugün;сьогодні;hôm nay;今天""",
    1: """tomorrow;morgen;mañana;demain;besok;domani;明日;あした;내일;jutro;amanhã;завтра;พรุ่งนี้;
        yarın;ngày mai;mai;明天""",
    2: """day after tomorrow;the day after tomorrow;übermorgen;pasado mañana;après-demain;lusa;
        dopodomani;明後日;あさって;모레;overmorgen;pojutrze;depois de amanhã;послезавтра;มะรืนนี้;
        öbür gün;післязавтра;ngày kia;后天;後天""",
}
_AM: Final = """am;a.m.;a. m.;de la mañana;du matin;di mattina;da manhã;утра;ранку;morgens;
    's ochtends;rano;pagi;sáng"""
_PM: Final = """pm;p.m.;p. m.;de la tarde;de la noche;du soir;de l'après-midi;di sera;
    del pomeriggio;da tarde;da noite;дня;вечера;вечора;abends;nachmittags;'s avonds;wieczorem;malam;
    sore;tối;chiều"""
_OCLOCK: Final = """uhr;o'clock;o’clock;時;点;點;时;시;น.;น;uur;u;h;heures;heure;horas;hora;ore;giờ;
    ч;часов;часа;час;год"""
_BEFORE: Final = "jam;pukul;saat;ore;alle;godz.;godz;godzina;o;о;в;a las;às;à;à;om;um;at;lúc;เวลา"
_FILLERS: Final = """at;on;the;of;um;am;den;der;le;à;a;las;el;de;do;da;às;as;no;na;em;op;om;o;w;we;
    dnia;в;во;на;о;об;у;pada;tanggal;il;del;alle;ore;di;に;の;에;vào;lúc;ngày;ที่;เวลา;günü;saat;jam;
    pukul;г.;р."""


def _alternatives(text: str) -> str:
    words = {folded(one.strip()) for one in text.split(";")}
    return "|".join(re.escape(one) for one in sorted(words, key=lambda one: (-len(one), one)))


def _alone(words: str) -> str:
    """Return a pattern of words that are not parts of longer ones in Latin or Cyrillic letters."""
    return rf"(?<![a-zà-ỹа-яїієґ])(?:{words})(?![a-zà-ỹа-яїієґ])"


DAY_WORDS: Final = tuple(
    (days, re.compile(_alone(_alternatives(words))))
    for days, words in sorted(_DAYS.items(), reverse=True)
)
"""The patterns of words for days, by how many days from today they are, the longest first."""
CLOCK: Final = re.compile(
    r"(?:(?P<am>午前|上午|早上|오전)|(?P<pm>午後|下午|晚上|오후))?\s*"
    rf"(?:(?P<before>{_alone(_alternatives(_BEFORE))})\s*)?"
    r"(?<![\d.:])(?P<hour>\d{1,2})(?!\d)"
    r"(?:\s*(?:[:.h時点點时시]|giờ|uhr|uur|heures?|horas?|ore|ч)\s*"
    r"(?P<minute>[0-5]\d)(?![\d.])(?::00)?\s*(?:分|분)?)?"
    rf"\s*(?P<oclock>(?:{_alternatives(_OCLOCK)})(?![a-zà-ỹа-яїієґ]))?"
    rf"\s*(?:(?P<am2>{_alone(_alternatives(_AM))})|(?P<pm2>{_alone(_alternatives(_PM))}))?"
)
"""An hour of the clock. It is one only with minutes, or with one of the words around it."""
FILLERS: Final = re.compile(rf"{_alone(_alternatives(_FILLERS))}|[\s,;.()]")


@cache
def months(language: str) -> dict[str, int]:
    """Return the numbers of months, by their names in a language and in English."""
    return {name: key for name, key in _names(language, "months") if not name[0].isdigit()}


@cache
def weekdays(language: str) -> dict[str, int]:
    """Return the days of a week, from 0 for Monday, by their names in a language and in English."""
    return {name: key for name, key in _names(language, "days") if len(name) > 1}


def _names(language: str, kind: str) -> Iterator[tuple[str, int]]:
    for code in ("en", language):
        for form in getattr(Locale.parse(code, sep="-"), kind).values():
            for width in ("abbreviated", "wide"):
                for key, name in form.get(width, {}).items():
                    yield folded(name).strip("."), key


def name_pattern(names: Iterable[str]) -> str:
    """Return a pattern of names, the longest first."""
    return _alone("|".join(re.escape(one) for one in sorted(names, key=lambda one: -len(one))))
