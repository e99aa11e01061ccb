"""Street grids: every street is placed between crossings whose position is known, none is guessed.

A `quad` names the four corner crossings of a regular neighbourhood (north-west, north-east,
south-east, south-west) and where its streets run between them, as fractions of its sides.
"""

from __future__ import annotations

from geo import AVENUES, Point, lerp, m

Line = list[Point]


def quad(nw: Point, ne: Point, se: Point, sw: Point, rows: list[float], cols: list[float]) -> list[Line]:
    """Straight streets across a four-cornered neighbourhood; rows run from the west side to the east."""
    lines: list[Line] = []
    for t in rows:
        lines.append([lerp(nw, sw, t), lerp(ne, se, t)])
    for t in cols:
        lines.append([lerp(nw, ne, t), lerp(sw, se, t)])
    return lines


def even(count: int, first: int = 0, last: int | None = None) -> list[float]:
    """Fractions of `count` equal gaps, from gap line `first` to `last`."""
    return [i / count for i in range(first, (count if last is None else last) + 1)]


def south_of(line: Line, limit: Line) -> Line | None:
    """The part of a straight street that lies south of a polyline; None when nothing does."""
    def below(p: Point) -> bool:
        for (y0, x0), (y1, x1) in zip(limit, limit[1:]):
            if x0 <= p[1] <= x1:
                return p[0] < y0 + (y1 - y0) * (p[1] - x0) / (x1 - x0)
        return p[1] < limit[0][1]

    inside = [lerp(line[0], line[1], i / 400) for i in range(401)]
    inside = [p for p in inside if below(p)]
    return [inside[0], inside[-1]] if len(inside) > 8 else None


def manhattan() -> list[Line]:
    lines: list[Line] = []

    def street(n: float, west: str | float, east: str | float) -> None:
        lines.append([m(west, n), m(east, n)])

    def avenue(a: str | float, south: float, north: float) -> None:
        lines.append([m(a, south), m(a, north)])

    # The East Village: the numbered streets begin east of the Bowery.
    for n in range(2, 8):
        street(n, 455, "D" if n > 2 else "C")
    for n in range(8, 14):
        street(n, "3", "D" if n < 13 else "C")
    for n in range(8, 14):
        if n != 8:
            street(n, -640, "3")
    lines.append([(40.7336, -73.9997), (40.7321, -73.9966), (40.7305, -73.9926), m("3", 8)])
    avenue("B", 2, 14)
    avenue("C", 2, 14)
    avenue("D", 2.6, 12.4)
    lines.append([(40.7314, -73.9948), (40.7349, -73.9920)])  # University Place

    # 15th to 59th Street.
    for n in range(15, 60):
        east: str | float = "1" if n < 23 else 985
        if n in range(24, 34):
            east = "1"
        if n in range(43, 48):
            east = "1"
        if 48 <= n < 60:
            east = 1000
        west: str | float = -2225
        if n < 20:
            west = -2020
        if n < 17:
            west = "9"
        if n in (23, 34, 42, 57):
            continue
        if n in range(35, 40):
            west = "11"
        gaps: list[tuple[float, float]] = []
        if n == 32:
            gaps = [(-2225, -850)]
        if n == 31:
            gaps = [(-2225, -1664)]
        if n == 41:
            gaps = [(-1388, -1116), (-567, -256)]
        if n in (24, 25, 26):
            gaps = [(-1664, -1388)] if n > 24 else []
            gaps += [(-1388, -1116)] if n in (24, 25) else []
        if n == 27:
            gaps = [(-1388, -1116)]
        if n in (43, 44):
            gaps = [(-102, 209)]
        if n in (24, 25):
            gaps += [(-256, -102)]
        if n == 16:
            gaps += [(520, 652)]
        w = AVENUES[west] if isinstance(west, str) else float(west)
        e = AVENUES[east] if isinstance(east, str) else float(east)
        for g0, g1 in sorted(gaps):
            if g0 > w:
                lines.append([m(w, n), m(g0, n)])
            w = max(w, g1)
        lines.append([m(w, n), m(e, n)])

    # The east side beside Central Park, and the west side.
    for n in range(60, 110):
        if n in (72, 79, 86, 96):
            continue
        east = 1060
        if n < 64:
            east = 1000
        if n in range(64, 72):
            east = "York"
        if 79 < n < 90:
            east = 1190
        if n > 96:
            east = "1"
        street(n, "5", east)
        west = -2215
        if n in (63, 64):
            lines.append([m(-1430, n), m("8", n)])
            continue
        if n in range(60, 72):
            west = "11"
        if n in (78, 79, 80):
            lines.append([m(west, n), m("9", n)])
            continue
        street(n, west, "8")

    # Harlem.
    for n in range(111, 126):
        if n in (116, 125):
            continue
        east = "1" if n < 124 else "2"
        if n in range(112, 116):
            east = 1010
        if 120 < n < 124:
            lines.append([m("Mad", n), m(east, n)])
            street(n, "8", "5")
            continue
        street(n, -1180 if n < 124 else "8", east)
    for n in (111, 112, 113):
        street(n, -2225, "10")
    for n in range(126, 156):
        if n in (135, 145, 155):
            continue
        east = "2" if n < 128 else "Park"
        if n > 132:
            east = "Mad"
        if n > 138:
            east = "6"
        if n > 147:
            east = "7"
        west: str | float = "8"
        street(n, west, east)
    for n in range(136, 155):
        if n != 145:
            street(n, -2220 if n > 137 else -1930, -1670 if n < 141 else -1480)
    avenue("Lex", 110, 130)
    avenue(-1938, 96, 107)
    lines.append([m(-1255, 100), m(-1255, 110), m(-1255, 124)])  # Manhattan Avenue
    lines.append([m(-1795, 59), m(-1795, 66)])

    # Irving Place, Vanderbilt Avenue, Sutton Place, Dyer Avenue
    lines.append([m(120, 14), m(120, 20)])
    avenue(880, 53, 60)
    return lines


def lower_manhattan() -> list[Line]:
    lines: list[Line] = []
    # Lower East Side: Houston to Grand, Chrystie to Pitt.
    lines += quad((40.7236, -73.9911), (40.7206, -73.9810), (40.7150, -73.9836), (40.7181, -73.9937),
                  [0.21, 0.42, 0.8], even(12, 0, 12))
    # Grand to Canal, Chrystie to Essex: Hester Street between.
    lines += quad((40.7181, -73.9937), (40.7165, -73.9886), (40.7146, -73.9903), (40.7157, -73.9944),
                  [0.5], even(6, 0, 5))
    # Pitt to Columbia, Houston to Delancey.
    lines += [[(40.7194, -73.9816), (40.7182, -73.9776)], [(40.7182, -73.9822), (40.7171, -73.9790)],
              [(40.7202, -73.9795), (40.7163, -73.9812)]]
    # Little Italy and Nolita: Lafayette to Bowery, Houston to Canal.
    lines += quad((40.7250, -73.9953), (40.7242, -73.9925), (40.7161, -73.9961), (40.7179, -73.9999),
                  [0.2, 0.36, 0.53, 0.85], [0.36, 0.58, 0.8])
    # SoHo: West Broadway to Lafayette.
    lines += quad((40.7269, -73.9999), (40.7250, -73.9953), (40.7184, -74.0003), (40.7215, -74.0048),
                  [0.2, 0.38, 0.56, 0.86], [0.16, 0.32, 0.48, 0.83])
    # Sixth Avenue to West Broadway.
    lines += quad((40.7281, -74.0028), (40.7269, -73.9999), (40.7228, -74.0037), (40.7245, -74.0046),
                  [0.2, 0.45, 0.95], [0.25, 0.5, 0.75])
    # Hudson Square: Hudson to Sixth Avenue.
    lines += quad((40.7287, -74.0069), (40.7281, -74.0028), (40.7223, -74.0056), (40.7238, -74.0079),
                  [0.16, 0.32, 0.48, 0.64, 0.8], [])
    # West of Hudson Street, Houston to Canal.
    lines += quad((40.7290, -74.0105), (40.7287, -74.0069), (40.7238, -74.0079), (40.7257, -74.0110),
                  [0.2, 0.38, 0.56, 0.72], [0.38, 0.58])
    # Tribeca, west: West Street to Hudson Street, Canal to Chambers.
    lines += quad((40.7257, -74.0110), (40.7238, -74.0079), (40.7155, -74.0092), (40.7174, -74.0127),
                  [0.08, 0.2, 0.29, 0.38, 0.46, 0.54, 0.62, 0.7, 0.78, 0.92], [0.3, 0.56])
    # Tribeca, east: West Broadway to Lafayette.
    lines += quad((40.7216, -74.0048), (40.7184, -74.0003), (40.7129, -74.0045), (40.7155, -74.0084),
                  [0.12, 0.24, 0.36, 0.48, 0.6, 0.76, 0.9], [0.33])
    # Chambers to Vesey: West Street to Broadway.
    lines += quad((40.7174, -74.0127), (40.7138, -74.0065), (40.7115, -74.0086), (40.7142, -74.0131),
                  [0.2, 0.42, 0.62, 0.8, 1], [0.3])
    # Greenwich Village, south of Washington Square.
    lines += [
        [(40.7304, -74.0021), (40.7292, -74.0006), (40.7281, -73.9989), (40.7265, -73.9957), (40.7252, -73.9922)],
        [(40.7313, -74.0012), (40.7298, -73.9985), (40.7281, -73.9947), (40.7274, -73.9916)],
        [(40.7322, -74.0007), (40.7306, -73.9990), (40.7297, -73.9967), (40.7285, -73.9942)],
        [(40.7319, -73.9994), (40.7307, -73.9956), (40.7298, -73.9934)],
        [(40.7277, -74.0018), (40.7306, -73.9996), (40.7332, -73.9985)],
        [(40.7274, -74.0008), (40.7303, -73.9986)],
        [(40.7272, -74.0001), (40.7301, -73.9978)],
        [(40.7262, -73.9984), (40.7304, -73.9951)],
        [(40.7259, -73.9977), (40.7305, -73.9942)],
    ]
    # West Village: Horatio to Houston, West Street to Hudson Street.
    lines += quad((40.7388, -74.0094), (40.7385, -74.0055), (40.7287, -74.0069), (40.7290, -74.0105),
                  even(14, 0, 13), [0.25, 0.6])
    # Hudson to Greenwich Avenue and Seventh Avenue South.
    lines += quad((40.7366, -74.0060), (40.7372, -74.0012), (40.7335, -74.0026), (40.7331, -74.0064),
                  [0, 0.22, 0.42, 0.6, 0.8, 1], [0.36, 0.7])
    lines += quad((40.7388, -74.0055), (40.7389, -74.0026), (40.7372, -74.0012), (40.7366, -74.0060), [0.33, 0.66], [0.5])
    lines += quad((40.7331, -74.0064), (40.7330, -74.0029), (40.7287, -74.0052), (40.7287, -74.0069),
                  [0.2, 0.36, 0.55, 0.72], [0.5])
    lines += [[(40.7335, -74.0026), (40.7342, -74.0000)], [(40.7322, -74.0007), (40.7339, -74.0028), (40.7362, -74.0042), (40.7380, -74.0048)],
              [(40.7340, -74.0000), (40.7352, -74.0016), (40.7372, -74.0030)]]
    # The Financial District.
    lines += [
        [(40.7112, -74.0112), (40.7105, -74.0093), (40.7096, -74.0066), (40.7083, -74.0050), (40.7068, -74.0036), (40.7058, -74.0025)],
        [(40.7101, -74.0097), (40.7088, -74.0075), (40.7074, -74.0058), (40.7062, -74.0043)],
        [(40.7097, -74.0101), (40.7087, -74.0088), (40.7070, -74.0071), (40.7053, -74.0058), (40.7045, -74.0048)],
        [(40.7112, -74.0141), (40.7100, -74.0120), (40.7091, -74.0106), (40.7079, -74.0085), (40.7071, -74.0075)],
        [(40.7086, -74.0112), (40.7076, -74.0096), (40.7066, -74.0080), (40.7052, -74.0066)],
        [(40.7080, -74.0117), (40.7071, -74.0104), (40.7063, -74.0093), (40.7055, -74.0081), (40.7042, -74.0062)],
        [(40.7068, -74.0125), (40.7060, -74.0111), (40.7054, -74.0099)],
        [(40.7056, -74.0131), (40.7050, -74.0113), (40.7052, -74.0096)],
        [(40.7119, -74.0053), (40.7102, -74.0074), (40.7087, -74.0089), (40.7074, -74.0108)],
        [(40.7117, -74.0048), (40.7096, -74.0065), (40.7086, -74.0075), (40.7070, -74.0090), (40.7063, -74.0095), (40.7050, -74.0099), (40.7044, -74.0105)],
        [(40.7108, -74.0002), (40.7090, -74.0022), (40.7075, -74.0042), (40.7066, -74.0067), (40.7056, -74.0083), (40.7047, -74.0093), (40.7036, -74.0114), (40.7038, -74.0137)],
        [(40.7079, -74.0006), (40.7064, -74.0032), (40.7053, -74.0060), (40.7045, -74.0072), (40.7038, -74.0086), (40.7026, -74.0107)],
        [(40.7086, -74.0135), (40.7078, -74.0118)],
        [(40.7092, -74.0139), (40.7080, -74.0140), (40.7062, -74.0149), (40.7052, -74.0153)],
        [(40.7054, -74.0164), (40.7046, -74.0137)],
        [(40.7062, -74.0046), (40.7049, -74.0076)],
        [(40.7041, -74.0086), (40.7031, -74.0077)],
        [(40.7100, -74.0037), (40.7083, -74.0018), (40.7068, -74.0008)],
        [(40.7113, -74.0062), (40.7100, -74.0030), (40.7086, -74.0012)],
        [(40.7035, -74.0090), (40.7024, -74.0083)],
    ]
    # Battery Park City.
    lines += [
        [(40.7186, -74.0142), (40.7163, -74.0150), (40.7143, -74.0156)],
        [(40.7114, -74.0158), (40.7085, -74.0164), (40.7060, -74.0172)],
        [(40.7174, -74.0127), (40.7177, -74.0155)], [(40.7163, -74.0130), (40.7166, -74.0160)],
        [(40.7151, -74.0131), (40.7153, -74.0166)], [(40.7096, -74.0146), (40.7100, -74.0178)],
        [(40.7083, -74.0150), (40.7086, -74.0178)], [(40.7063, -74.0158), (40.7066, -74.0178)],
    ]
    # Chinatown and Two Bridges.
    lines += [
        [(40.7178, -73.9996), (40.7160, -74.0011), (40.7145, -74.0021)],
        [(40.7172, -73.9984), (40.7153, -73.9993), (40.7137, -73.9998)],
        [(40.7168, -73.9979), (40.7150, -73.9985), (40.7137, -73.9986)],
        [(40.7164, -73.9969), (40.7149, -73.9974)],
        [(40.7161, -74.0004), (40.7157, -73.9986), (40.7150, -73.9967)],
        [(40.7147, -73.9985), (40.7143, -73.9973)],
        [(40.7113, -74.0003), (40.7125, -73.9988), (40.7136, -73.9978)],
        [(40.7127, -73.9976), (40.7131, -73.9926), (40.7134, -73.9880), (40.7137, -73.9846), (40.7142, -73.9813)],
        [(40.7116, -74.0002), (40.7118, -73.9970), (40.7122, -73.9922), (40.7127, -73.9877), (40.7131, -73.9845), (40.7136, -73.9800)],
        [(40.7111, -73.9970), (40.7115, -73.9920), (40.7119, -73.9880), (40.7124, -73.9842)],
        [(40.7103, -73.9967), (40.7107, -73.9941), (40.7110, -73.9893), (40.7116, -73.9842), (40.7122, -73.9795)],
        [(40.7136, -73.9978), (40.7112, -73.9967), (40.7094, -73.9960)],
        [(40.7139, -73.9952), (40.7107, -73.9941), (40.7096, -73.9937)],
        [(40.7139, -73.9944), (40.7127, -73.9950), (40.7120, -73.9947)],
        [(40.7141, -73.9902), (40.7122, -73.9896), (40.7101, -73.9889)],
        [(40.7145, -73.9873), (40.7127, -73.9876), (40.7105, -73.9869)],
        [(40.7143, -73.9850), (40.7124, -73.9842), (40.7104, -73.9838)],
        [(40.7147, -73.9903), (40.7160, -73.9940)],
        [(40.7084, -73.9985), (40.7095, -73.9925), (40.7100, -73.9890), (40.7103, -73.9842)],
    ]
    return lines


def brooklyn() -> list[Line]:
    lines: list[Line] = []

    # South Brooklyn, one continuous grid: Atlantic Avenue is street 0, Carroll 13, First Street 14,
    # and n-th Street is 13 + n, along Fourth Avenue; avenues step south-east.
    fourth = [(0, (40.6844, -73.9777)), (11, (40.6773, -73.9829)), (22, (40.6705, -73.9886)), (85, (40.63384, -74.02539))]

    def b(av: float, street: float) -> Point:
        for (s0, p0), (s1, p1) in zip(fourth, fourth[1:]):
            if street <= s1:
                p = lerp(p0, p1, (street - s0) / (s1 - s0))
                break
        else:
            p = fourth[-1][1]
        return (p[0] - (av - 4) * 0.00117, p[1] + (av - 4) * 0.00240)

    for s in range(1, 11):  # Pacific to Sackett, Third Avenue to the Flatbush Avenue side
        lines.append([b(3, s), b(4, s)])
    for s in range(6, 14):
        lines.append([b(4, s), b(min(8.6, 4.6 + (s - 3) * 0.42), s)])
    for s in range(3, 6):
        lines.append([b(4, s), b(4.6 + (s - 3) * 0.42, s)])
    for s in range(14, 29):  # Park Slope
        lines.append([b(2 if s > 21 else 3, s), b(9, s)])
    for s in range(29, 34):  # 16th to 20th Street
        lines.append([b(2, s), b(8 - (s - 29) * 0.3, s)])
    for s in range(34, 38):
        lines.append([b(2, s), b(6 - (s - 34) * 0.3, s)])
    for s in range(38, 50):
        lines.append([b(2, s), b(5, s)])
    for s in range(50, 78):  # Sunset Park
        lines.append([b(1.2 if s < 72 else 2, s), b(8, s)])
    for av, s0, s1 in ((2, 22, 71), (5, 3, 78), (6, 4, 37), (6, 53, 78), (7, 8, 34), (7, 53, 78), (8, 11, 32), (8, 53, 78), (1.2, 50, 71)):
        lines.append([b(av, s0), b(av, min(s1, 22)), b(av, s1)] if s0 < 22 < s1 else [b(av, s0), b(av, s1)])

    # Boerum Hill and Gowanus: Smith, Hoyt, Bond, Nevins, Third Avenue; Pacific to Sackett.
    smith = [(0, (40.6885, -73.9896)), (3, (40.6867, -73.9904)), (9, (40.6829, -73.9932)), (13, (40.6806, -73.9948)), (16, (40.6787, -73.9960)), (22, (40.6747, -73.9979))]
    third = [(0, (40.6856, -73.9808)), (4, (40.6828, -73.9825)), (8, (40.6802, -73.9842)), (16, (40.6751, -73.9878)), (20, (40.6726, -73.9898)), (22, (40.6713, -73.9909))]

    def along(table: list[tuple[int, Point]], s: float) -> Point:
        for (s0, p0), (s1, p1) in zip(table, table[1:]):
            if s <= s1:
                return lerp(p0, p1, (s - s0) / (s1 - s0))
        return table[-1][1]

    for s in range(1, 11):
        if s in (7, 8):
            lines.append([along(smith, s), lerp(along(smith, s), along(third, s), 0.42)])
            lines.append([lerp(along(smith, s), along(third, s), 0.72), along(third, s)])
        else:
            lines.append([along(smith, s), along(third, s)])
    for s in (11, 12, 13, 14, 15, 16):
        lines.append([along(smith, s), lerp(along(smith, s), along(third, s), 0.55)])
    for t, s1 in ((0.28, 19), (0.54, 17), (0.78, 11)):
        lines.append([lerp(along(smith, s), along(third, s), t) for s in (0, 4, 9, s1)])

    # Cobble Hill and Carroll Gardens: Columbia, Hicks, Henry, Clinton, Court, Smith.
    court = [(0, (40.6901, -73.9921)), (5, (40.6864, -73.9937)), (7, (40.6850, -73.9943)), (11, (40.6828, -73.9953)), (13, (40.6812, -73.9961)), (22, (40.6758, -73.9988))]
    henry = [(0, (40.6909, -73.9961)), (9, (40.6847, -73.9990)), (11, (40.6836, -73.9998)), (13, (40.6822, -74.0005)), (22, (40.6764, -74.0033))]
    for t0, t1, t2 in ((40.6905, -73.9942, 0.5),):
        lines.append([lerp(along(henry, s), along(court, s), t2) for s in (0, 4, 9, 13, 18, 22)])
    lines.append([along(henry, s) for s in (0, 9, 13, 22)])
    lines.append([(40.6914, -73.9980), (40.6852, -74.0010), (40.6826, -74.0024), (40.6770, -74.0050)])
    lines.append([(40.6916, -73.9996), (40.6876, -74.0016), (40.6859, -74.0024), (40.6830, -74.0036)])
    for s in (1, 2.2, 3.6, 5, 6.6, 7.8):
        lines.append([along(henry, s), along(court, s)])
    for s in (9, 10, 12, 13):
        lines.append([lerp(along(henry, s), along(court, s), -0.95), along(court, s), along(smith, s)])
    for s in range(14, 22):
        lines.append([lerp(along(henry, s), along(court, s), -0.3), along(court, s)])
    for s in (5, 7.5):
        lines.append([lerp(along(henry, s), along(court, s), -0.95), along(henry, s)])
    for s in (1, 2, 3, 4, 5, 6, 7, 8, 14.5, 16, 17.2, 18.4):
        lines.append([along(court, s), along(smith, s)])

    # Red Hook, along and across Van Brunt Street.
    lines += quad((40.6826, -74.0110), (40.6800, -74.0062), (40.6728, -74.0122), (40.6752, -74.0172),
                  even(8, 0, 8), [0.0, 0.42, 0.62, 0.82])

    # Brooklyn Heights.
    lines += quad((40.7012, -73.9946), (40.7005, -73.9916), (40.6909, -73.9961), (40.6920, -73.9992),
                  [0.1, 0.2, 0.3, 0.4, 0.52, 0.6, 0.68, 0.77, 0.9], [0.1, 0.38, 0.66, 1])
    lines += quad((40.6976, -73.9932), (40.6966, -73.9900), (40.6902, -73.9921), (40.6909, -73.9961),
                  [0.3, 0.45, 0.6, 0.72, 0.86], [0.55])
    # Downtown Brooklyn: Tillary to Atlantic.
    lines += [
        [(40.6934, -73.9870), (40.6934, -73.9834)], [(40.6950, -73.9888), (40.6949, -73.9842)],
        [(40.6924, -73.9888), (40.6921, -73.9812)], [(40.6912, -73.9917), (40.6896, -73.9868), (40.6880, -73.9824)],
        [(40.6907, -73.9918), (40.6888, -73.9866), (40.6868, -73.9797)], [(40.6902, -73.9919), (40.6880, -73.9864), (40.6862, -73.9802)],
        [(40.6924, -73.9862), (40.6908, -73.9865)], [(40.6958, -73.9845), (40.6922, -73.9843)],
        [(40.6924, -73.9852), (40.6905, -73.9856)], [(40.6960, -73.9836), (40.6921, -73.9822)],
        [(40.6896, -73.9832), (40.6880, -73.9842), (40.6866, -73.9851)], [(40.6910, -73.9872), (40.6888, -73.9868), (40.6872, -73.9876)],
        [(40.6888, -73.9810), (40.6866, -73.9824), (40.6854, -73.9832)],
        [(40.6898, -73.9815), (40.6897, -73.9752), (40.6897, -73.9721)],
        [(40.6868, -73.9783), (40.6872, -73.9767), (40.6882, -73.9718)],
    ]
    # DUMBO and Vinegar Hill.
    lines += quad((40.7041, -73.9903), (40.7042, -73.9820), (40.7010, -73.9822), (40.7012, -73.9898),
                  [0.12, 0.3, 0.5, 1], [0.06, 0.2, 0.62, 0.8, 1])
    lines += quad((40.6998, -73.9868), (40.6994, -73.9832), (40.6966, -73.9834), (40.6964, -73.9870), [0.36, 0.72], [0.5, 1])

    # Fort Greene and Clinton Hill: Carlton to Classon, Flushing to Fulton.
    lines += quad((40.6978, -73.9741), (40.6979, -73.9678), (40.6830, -73.9649), (40.6842, -73.9708),
                  [0.13, 0.4, 0.58, 0.68, 0.78, 0.9], even(6, 0, 5))
    lines += quad((40.6979, -73.9678), (40.6985, -73.9620), (40.6819, -73.9588), (40.6830, -73.9649),
                  [0.12, 0.4, 0.565, 0.66, 0.77, 0.88], even(6, 1, 6))
    lines += [
        [(40.6930, -73.9728), (40.6875, -73.9714), (40.6845, -73.9708)], [(40.6897, -73.9749), (40.6853, -73.9741)],
        [(40.6898, -73.9762), (40.6862, -73.9752)], [(40.6896, -73.9730), (40.6848, -73.9720)],
    ]
    # Classon to Nostrand, Flushing to Fulton.
    lines += quad((40.6944, -73.9600), (40.6952, -73.9524), (40.6808, -73.9502), (40.6819, -73.9588),
                  [0.13, 0.27, 0.4, 0.47, 0.55, 0.62, 0.69, 0.76, 0.83, 0.9], [0.24, 0.62, 0.8])
    # Bedford-Stuyvesant: Nostrand to Lewis, Myrtle to Fulton.
    lines += quad((40.6952, -73.9523), (40.6967, -73.9377), (40.6816, -73.9349), (40.6808, -73.9502),
                  even(20, 1, 20), [0.18, 0.38, 0.58, 0.79, 1])
    # Lewis to Ralph, the same streets as far as Broadway.
    broadway = [(40.6972, -73.9350), (40.6934, -73.9290), (40.6896, -73.9222), (40.6864, -73.9166), (40.6828, -73.9105)]
    east = quad((40.6967, -73.9377), (40.6986, -73.9190), (40.6826, -73.9155), (40.6816, -73.9349),
                even(20, 1, 20), [0.2, 0.42, 0.66, 0.86])
    lines += [short for line in east if (short := south_of(line, broadway))]
    # Myrtle to Flushing, Nostrand to Throop.
    lines += quad((40.7001, -73.9528), (40.7006, -73.9440), (40.6961, -73.9437), (40.6952, -73.9523),
                  [0.24, 0.5, 0.75], [0.3, 0.6, 1])
    # Prospect Heights and Crown Heights.
    lines += quad((40.6812, -73.9684), (40.6783, -73.9500), (40.6698, -73.9505), (40.6742, -73.9688),
                  even(10, 1, 9), [0.12, 0.39, 0.57, 0.82])
    lines += quad((40.6783, -73.9500), (40.6766, -73.9310), (40.6689, -73.9312), (40.6698, -73.9505),
                  even(10, 1, 9), even(7, 1, 6))
    lines += quad((40.6702, -73.9570), (40.6698, -73.9505), (40.6640, -73.9505), (40.6636, -73.9576), even(7, 1, 6), [0.0, 0.5])
    lines += quad((40.6698, -73.9505), (40.6689, -73.9312), (40.6632, -73.9312), (40.6640, -73.9505), even(7, 1, 6), even(7, 1, 6))
    # Flatbush and Prospect Lefferts Gardens: Empire Boulevard to Church Avenue.
    lines += quad((40.6640, -73.9566), (40.6640, -73.9505), (40.6500, -73.9495), (40.6500, -73.9555), even(12, 1, 12), [0.5])
    lines += quad((40.6640, -73.9505), (40.6632, -73.9312), (40.6500, -73.9300), (40.6500, -73.9495), even(12, 1, 12), even(7, 1, 6))
    return lines


def williamsburg() -> list[Line]:
    lines: list[Line] = []

    def north(col: float, n: float) -> Point:
        """Kent is column 0, Bedford 3, Havemeyer 6; n is the North street."""
        return (40.7204 + (n - 7) * 0.00055 - col * 0.00078, -73.9616 + (n - 7) * 0.00063 + col * 0.00113)

    def south(col: float, n: float) -> Point:
        return (40.7126 - (n - 3) * 0.00068 - (col - 3) * 0.0006, -73.9626 - (n - 3) * 0.00025 + (col - 3) * 0.00165)

    ends = {1: 0.6, 3: 4.2, 4: 5.6, 5: 6.4, 6: 6.6, 7: 6.8, 8: 6.8, 9: 6.6, 10: 6.2, 11: 6.2, 12: 5.4, 13: 3, 14: 2.6, 15: 2.2}
    for n, end in ends.items():
        lines.append([north(0, n), north(end, n)])
    for col, n0, n1 in ((1, 1.6, 15), (2, 2, 14), (4, 3, 12), (5, 3.6, 12), (6, 4.6, 9)):
        lines.append([north(col, n0), north(col, n1)])
    for n in (1, 2, 3, 4, 5, 8, 9, 10, 11):
        lines.append([south(0, n), south(7 if n < 5 else 4 if n < 9 else 3.4, n)])
    for col, n0, n1 in ((1, 0.4, 11), (2, 0.4, 9), (4, 0.6, 8.6), (5, 0.8, 6.4), (6, 1, 5)):
        lines.append([south(col, n0), south(col, n1)])
    # South of Broadway to Division Avenue: Marcy to Lorimer.
    lines += quad((40.7083, -73.9578), (40.7053, -73.9500), (40.7006, -73.9530), (40.7040, -73.9608),
                  [0.35, 0.65], even(8, 0, 8))
    # East Williamsburg: Union to Bushwick, Devoe to McKibbin.
    lines += quad((40.7128, -73.9517), (40.7139, -73.9414), (40.7058, -73.9396), (40.7046, -73.9498),
                  even(12, 0, 12), even(6, 1, 5))
    lines += quad((40.7058, -73.9466), (40.7062, -73.9397), (40.7012, -73.9378), (40.7020, -73.9440),
                  [0.35, 0.55, 0.78], [0.33, 0.66])
    lines += quad((40.7179, -73.9521), (40.7180, -73.9440), (40.7150, -73.9434), (40.7146, -73.9519),
                  [0.25, 0.5, 0.75, 1], [0.22, 0.45, 0.9])
    # Greenpoint: Franklin, Manhattan, McGuinness; Dupont to Greenpoint Avenue.
    lines += quad((40.7356, -73.9586), (40.7362, -73.9525), (40.7304, -73.9512), (40.7298, -73.9577), even(8, 0, 7), [])
    lines += quad((40.7374, -73.9586), (40.7376, -73.9556), (40.7357, -73.9553), (40.7356, -73.9586), [0.1, 0.5], [])
    lines += quad((40.7298, -73.9577), (40.7303, -73.9543), (40.7272, -73.9529), (40.7264, -73.9576), [0.25, 0.48, 0.62, 0.78, 1], [0.5])
    lines += quad((40.7303, -73.9543), (40.7304, -73.9512), (40.7262, -73.9490), (40.7271, -73.9529), [0.33, 0.62, 1], [0.5])
    lines += quad((40.7304, -73.9512), (40.7314, -73.9476), (40.7286, -73.9440), (40.7262, -73.9490), [0.4, 0.75], [0.5])
    lines += quad((40.7282, -73.9500), (40.7294, -73.9428), (40.7236, -73.9412), (40.7226, -73.9470),
                  [0.2, 0.44, 0.66, 1], even(7, 1, 6))
    lines += quad((40.7271, -73.9529), (40.7262, -73.9490), (40.7240, -73.9478), (40.7240, -73.9511), [0.45], [0.33, 0.66])
    lines += [[(40.7240, -73.9511), (40.7195, -73.9480)], [(40.7236, -73.9495), (40.7196, -73.9470)],
              [(40.7228, -73.9490), (40.7238, -73.9422)], [(40.7216, -73.9492), (40.7226, -73.9460)]]
    # Bushwick: Broadway to Knickerbocker, Flushing to Myrtle and on.
    lines += quad((40.7008, -73.9415), (40.7065, -73.9262), (40.6985, -73.9190), (40.6934, -73.9290),
                  [0.2, 0.35, 0.5, 0.65, 0.8], [0.25, 0.42, 0.58, 0.75, 0.9])
    lines += quad((40.6934, -73.9290), (40.6985, -73.9190), (40.6905, -73.9070), (40.6828, -73.9105),
                  even(14, 0, 13), [0.2, 0.45, 0.7, 0.95])
    return lines


def queens() -> list[Line]:
    lines: list[Line] = []
    # Long Island City: Fifth Street to 21st Street, 46th Avenue to 51st Avenue.
    lines += quad((40.7474, -73.9545), (40.7466, -73.9482), (40.7412, -73.9512), (40.7422, -73.9570),
                  even(7, 0, 7), [0.0, 0.42, 0.72])
    lines += quad((40.7512, -73.9505), (40.7500, -73.9462), (40.7466, -73.9482), (40.7478, -73.9526),
                  [0, 0.33, 0.66], [0.3, 0.6])
    lines += quad((40.7540, -73.9487), (40.7530, -73.9436), (40.7500, -73.9462), (40.7512, -73.9505), [0.2, 0.5], [0.4, 0.7])
    lines += quad((40.7530, -73.9436), (40.7506, -73.9395), (40.7478, -73.9430), (40.7498, -73.9464), [0.33, 0.66], [0.33, 0.66])
    # Astoria: 21st to 31st Street and on to Steinway, 36th Avenue to 30th Avenue.
    lines += quad((40.7706, -73.9293), (40.7668, -73.9214), (40.7568, -73.9296), (40.7606, -73.9376),
                  even(5, 0, 4), even(9, 1, 8))
    lines += quad((40.7668, -73.9214), (40.7640, -73.9150), (40.7535, -73.9234), (40.7568, -73.9296),
                  even(5, 0, 4), even(8, 1, 7))
    lines += quad((40.7640, -73.9150), (40.7612, -73.9092), (40.7530, -73.9170), (40.7552, -73.9221), even(4, 0, 4), even(7, 1, 7))
    lines += quad((40.7785, -73.9205), (40.7752, -73.9120), (40.7703, -73.9179), (40.7730, -73.9262), even(4, 0, 3), even(9, 1, 8))
    lines += quad((40.7606, -73.9376), (40.7568, -73.9296), (40.7522, -73.9334), (40.7560, -73.9414), [0.0, 0.33, 0.66, 1], even(9, 1, 8))
    # Sunnyside: 39th to 50th Street.
    lines += quad((40.7475, -73.9252), (40.7462, -73.9140), (40.7385, -73.9158), (40.7398, -73.9262),
                  [0.0, 0.24, 0.75, 1], even(11, 0, 11))
    # Jackson Heights: 69th to 88th Street, 34th Avenue to Roosevelt.
    lines += quad((40.7556, -73.8970), (40.7574, -73.8795), (40.7485, -73.8778), (40.7466, -73.8948),
                  [0.28, 0.5, 0.75], even(19, 0, 19))
    return lines


def new_jersey() -> list[Line]:
    lines: list[Line] = []
    # Downtown Jersey City: Marin to Brunswick, First to Twelfth Street.
    lines += quad((40.7306, -74.0384), (40.7325, -74.0490), (40.7238, -74.0515), (40.7212, -74.0410),
                  even(11, 0, 11), [])
    for t in (0.16, 0.32, 0.66, 0.82):
        lines.append([lerp((40.7306, -74.0384), (40.7325, -74.0490), t), lerp((40.7205, -74.0412), (40.7232, -74.0512), t)])
    # Van Vorst: Grove to Brunswick, Columbus to Grand.
    lines += quad((40.7206, -74.0475), (40.7194, -74.0430), (40.7160, -74.0440), (40.7162, -74.0490), [0.24, 0.75], [0.0, 0.5, 1])
    lines += quad((40.7217, -74.0520), (40.7206, -74.0475), (40.7162, -74.0490), (40.7158, -74.0530), [0.24, 0.75], [0.33, 0.66])
    # Paulus Hook: Hudson to Marin, Columbus to Essex.
    lines += quad((40.7190, -74.0412), (40.7168, -74.0336), (40.7126, -74.0345), (40.7138, -74.0425),
                  [0.28, 0.72, 0.9], [0.25, 0.45, 0.62, 0.82, 1])
    # Harborside to Newport.
    lines += quad((40.7243, -74.0400), (40.7235, -74.0352), (40.7190, -74.0354), (40.7196, -74.0412), [0.0, 0.3, 0.6, 0.85], [0.5])
    # Hoboken: River Street to Jackson Street, First to 14th Street.
    hob = ((40.7376, -74.0304), (40.7537, -74.0252), (40.7404, -74.0428), (40.7566, -74.0368))
    w0, w13, j0, j13 = hob
    for n in range(0, 14):
        a, c = lerp(w0, w13, n / 13), lerp(j0, j13, n / 13)
        east = -0.16 if n not in (4, 5, 6, 7, 8) else -0.08
        west = 1.0 if n < 9 else 0.78 if n < 12 else 0.6
        lines.append([lerp(a, c, east), lerp(a, c, west)])
    for k in range(-1, 13):
        if k in (0, 4):
            continue
        t = k / 12
        top = 1.0 if k < 7 else 0.92 if k < 10 else 0.72
        if k == -1:
            top = 0.3
        a, c = lerp(w0, j0, t), lerp(w13, j13, t)
        lines.append([a, lerp(a, c, top)])
    # Jersey City Heights: between Palisade and Kennedy, a street every block along Central Avenue.
    lines += quad((40.7548, -74.0472), (40.7540, -74.0388), (40.7350, -74.0500), (40.7380, -74.0590), even(22, 1, 20), [0.35, 0.68])
    # Bergen-Lafayette and Bayonne keep their main roads only.
    return lines


def all_streets() -> list[Line]:
    return manhattan() + lower_manhattan() + brooklyn() + williamsburg() + queens() + new_jersey()
