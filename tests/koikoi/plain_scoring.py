"""A second, simple implementation of the scoring: cards are words, rules are text.

The engine counts bits; this module counts words in lists. Where they disagree, one of them
misinterprets the rules.
"""

from bot.koikoi import Rules

BRIGHTS = ["01B", "03B", "08B", "11B", "12B"]
ORDER = [
    *("goko", "shiko", "ameshiko", "sanko", "matsukiri", "tsukimi", "hanami", "sugawara"),
    *("inoshikacho", "tane", "akatan", "aotan", "chofuku", "kusa", "nanatan", "tan"),
    *("kasu", "sujuroku", "month"),
]


def formed(cards: list[str], option: dict[str, str], month: int | None) -> list[str]:
    """Return the yaku of these cards, before any is left out."""
    kind = {letter: [card for card in cards if card[2] == letter] for letter in "BARC"}
    chaff = len(kind["C"]) + (int(option["cup_chaff"]) if "09A" in cards else 0)
    dry = [card for card in kind["B"] if card != "11B"]
    conditions = {
        "goko": len(kind["B"]) == 5,
        "shiko": len(dry) == 4,
        "ameshiko": len(dry) >= 3 and "11B" in cards,
        "sanko": len(dry) >= 3,
        "matsukiri": {"01B", "08B", "12B"} <= set(cards),
        "sugawara": {"01B", "02A", "03B"} <= set(cards),
        "kusa": {"04R", "05R", "07R"} <= set(cards),
        "nanatan": len([card for card in kind["R"] if card != "11R"]) >= 7,
        "sujuroku": len([card for card in cards if card[2] == "C" or card[:2] == "11"]) >= 16,
        "tsukimi": {"08B", "09A"} <= set(cards) and not clouded("tsukimi", cards, option),
        "hanami": {"03B", "09A"} <= set(cards) and not clouded("hanami", cards, option),
        "inoshikacho": {"06A", "07A", "10A"} <= set(cards),
        "tane": len(kind["A"]) >= 5,
        "akatan": {"01R", "02R", "03R"} <= set(cards),
        "aotan": {"06R", "09R", "10R"} <= set(cards),
        "chofuku": {"01R", "02R", "03R", "06R", "09R", "10R"} <= set(cards),
        "tan": len(kind["R"]) >= 5,
        "kasu": chaff >= 10,
        "month": option.get("rounds") == "12"
        and month is not None
        and len([card for card in cards if card.startswith(f"{month:02}")]) == 4,
    }
    return [name for name in ORDER if conditions[name] and option[f"points.{name}"] != "off"]


def clouded(viewing: str, cards: list[str], option: dict[str, str]) -> bool:
    if option["viewing"] == "off":
        return True
    if option["weather"] == "rain":
        return "11B" in cards or "11C1" in cards
    if option["weather"] == "november":
        return any(card[:2] == "11" for card in cards)
    if option["weather"] == "rain_fog":
        return "11B" in cards if viewing == "hanami" else any(card[:2] == "12" for card in cards)
    return False


def points(name: str, cards: list[str], option: dict[str, str], calls: int) -> int:
    if name in {"tsukimi", "hanami"} and calls and option["viewing_after_koi"] != "off":
        return int(option["viewing_after_koi"])
    count = {letter: len([card for card in cards if card[2] == letter]) for letter in "BARC"}
    count["C"] += int(option["cup_chaff"]) if "09A" in cards else 0
    beyond = {
        "inoshikacho": count["A"] - 3,
        "tane": count["A"] - 5,
        "akatan": count["R"] - 3,
        "aotan": count["R"] - 3,
        "chofuku": count["R"] - 6,
        "tan": count["R"] - 5,
        "kasu": count["C"] - 10,
    }.get(name, 0)
    return int(option[f"points.{name}"]) + int(option.get(f"extra.{name}", "0")) * beyond


def best_of(group: list[str], names: list[str], worth: dict[str, int]) -> list[str]:
    """Keep only the best of a group, the earlier of equals."""
    inside = [name for name in names if name in group]
    if len(inside) < 2:
        return names
    best = max(inside, key=lambda name: worth[name])
    return [name for name in names if name not in group or name == best]


def plain_score(
    cards: list[str],
    rules: Rules,
    calls: tuple[int, int] = (0, 0),
    field_brights: int = 0,
    month: int | None = None,
) -> tuple[list[tuple[str, int]], int, int]:
    """Return the yaku with their points, the base and the total; `calls`: own, the opponent's."""
    option = rules.options()
    names = formed(cards, option, month)
    if calls[0] and option["viewing_after_koi"] == "none":
        names = [name for name in names if name not in {"tsukimi", "hanami"}]
    worth = {name: points(name, cards, option, calls[0]) for name in names}
    if "chofuku" in names:
        names = [name for name in names if name not in {"akatan", "aotan"}]
    if option["viewing"] == "needs_other" and not set(names) - {"tsukimi", "hanami"}:
        names = []
    names = best_of(["goko", "shiko", "ameshiko", "sanko", "matsukiri"], names, worth)
    if option["stacking"] == "family":
        names = best_of(["inoshikacho", "tane"], names, worth)
        names = best_of(["akatan", "aotan", "chofuku", "kusa", "nanatan", "tan"], names, worth)
    if option["stacking"] == "one":
        names = best_of(ORDER, names, worth)
    base = sum(worth[name] for name in names)
    total = multiplied(base, option, *calls, field_brights) if base else 0
    return [(name, worth[name]) for name in names], base, total


def multiplied(base: int, option: dict[str, str], own: int, opponent: int, brights: int) -> int:
    total, calls = base, 1
    match option["koi_factor"]:
        case "opponent_x2":
            calls = 2 if opponent else 1
        case "own_plus_1":
            calls = own + 1
        case "all_plus_1":
            calls = own + opponent + 1
        case "steam" if own <= 3:
            total += own
        case "steam":
            calls = own - 2
    if option["field_brights"] == "on" and option["combine"] == "sum":
        return total * (calls + brights)
    if option["field_brights"] == "on":
        total *= brights + 1
    if option["seven"] == "2" and base >= 7:
        total *= 2
    return total * calls
