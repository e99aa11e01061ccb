"""Pattern keys of vPIC: what they say about signs 4 to 8 and, after a bar, 10 to 17 of a VIN."""

from __future__ import annotations

SIGNS = "0123456789ABCDEFGHJKLMNPRSTUVWXYZ"
ANY = (1 << len(SIGNS)) - 1
# Signs of the 10th place, in the order of the years from 1980 on, 30 to a round.
YEAR_SIGNS = "ABCDEFGHJKLMNPRSTVWXY123456789"

# For each place the set of signs that it may hold, as bits.
Template = tuple[int, ...]


def tidy(key: str) -> str:
    """The key with one way to write each thing: `*` any sign, `[…]` one of these, nothing needless at the end."""
    return key.strip().upper().replace("_", "*").replace("#", "[0-9]").rstrip("*").rstrip("|").rstrip("*")


def template(key: str) -> Template:
    """What each of the 13 places may hold: five of the descriptor, eight of the tail."""
    head, _, tail = key.partition("|")
    return tuple([*places(head, 5), *places(tail, 8)])


def places(text: str, count: int) -> list[int]:
    found: list[int] = []
    i = 0
    while i < len(text):
        if text[i] == "[":
            end = text.index("]", i)
            found.append(members(text[i + 1 : end]))
            i = end + 1
        else:
            found.append(ANY if text[i] == "*" else bit(text[i]))
            i += 1
    return [*found, *[ANY] * count][:count]


def bit(sign: str) -> int:
    """The bit of a sign; none for I, O and Q, which no VIN holds."""
    at = SIGNS.find(sign)
    return 0 if at < 0 else 1 << at


def members(text: str) -> int:
    """What stands in brackets: `A-F19` is A to F, 1 and 9."""
    signs = 0
    i = 0
    while i < len(text):
        if text[i + 1 : i + 2] == "-" and i + 2 < len(text):
            signs |= sum(bit(sign) for sign in SIGNS if text[i] <= sign <= text[i + 2])
            i += 3
        else:
            signs |= bit(text[i])
            i += 1
    return signs


def meet(a: Template, b: Template) -> Template | None:
    """What both allow; None when no VIN can match both."""
    both = tuple(x & y for x, y in zip(a, b))
    return both if all(both) else None


def years_of(key: Template, first: int, last: int) -> list[int]:
    """The model years from `first` to `last` whose sign the key's 10th place allows."""
    return [year for year in range(first, last + 1) if bit(YEAR_SIGNS[(year - 1980) % 30]) & key[5]]
