DIRECTIONS = [(1, 0), (1, -1), (0, 1), (1, 1)]
# By power, and by how many of the two ends are open.
WEIGHTS = [(0, 0.1, 0.25), (0, 2, 5), (0, 4, 7), (0, 6, 100), (200, 200, 200)]
FINISH = 100
DOUBLE_THREAT = 100
FREE, OWN, BLOCKED = 0, 1, 2
CENTRE = 5

def cell_weight(board, x, y, to_move):
    """What an empty cell is worth: X is tried there, then O."""
    of_x = mark_weight(board, x, y, "X", to_move)
    of_o = mark_weight(board, x, y, "O", to_move)
    weight = of_x + of_o
    trace("total")
    return weight

def mark_weight(board, x, y, mark, to_move):
    trace("try")
    lines = []
    for dx, dy in DIRECTIONS:
        trace("direction")
        lines.append(line_attacks(line_through(board, x, y, dx, dy, mark)))
    attacks = sum([weight for weight, _, _ in lines])
    trace("lines")
    fives = sum([made for _, made, _ in lines])
    finish = FINISH * fives if mark == to_move else 0
    trace("finish")
    breakpoints = len([line for line in lines if line[2]])
    double = DOUBLE_THREAT if breakpoints >= 2 else 0
    trace("double")
    weight = attacks + finish + double
    trace("mark")
    return weight

def line_through(board, x, y, dx, dy, mark):
    """Eleven cells, five each way from the one that is tried."""
    line = []
    for offset in range(-5, 6):
        cx, cy = x + offset * dx, y + offset * dy
        if offset == 0:
            line.append(OWN)
        elif not (0 <= cy < len(board) and 0 <= cx < len(board[cy])):
            line.append(BLOCKED)
        elif board[cy][cx] == "":
            line.append(FREE)
        else:
            line.append(OWN if board[cy][cx] == mark else BLOCKED)
    return line

def line_attacks(line):
    """The weight of a line, its fives, and whether it breaks."""
    trace("centre")
    left, right = walk(line, -1), walk(line, 1)
    room = right - left + 1
    trace("room")
    attacks = []
    if room >= 5:
        for run in runs_of(line, left, right):
            attack = attack_of(line, run)
            if attack:
                attacks.append(attack)
    weight = sum([attack["weight"] for attack in attacks])
    trace("sum")
    fives = len([attack for attack in attacks if attack["power"] >= 5])
    breaks = breaks_for(attacks)
    trace("breaks")
    return weight, fives, breaks

def walk(line, way):
    """The last cell of the window: up to four away, before anything that blocks."""
    last = 0
    for distance in range(1, 5):
        if line[CENTRE + way * distance] == BLOCKED:
            trace("wall")
            return last
        trace("window")
        last = way * distance
    return last

def runs_of(line, left, right):
    runs = []
    start = left
    while start <= right:
        if line[CENTRE + start] == OWN:
            end = start
            while end < right and line[CENTRE + end + 1] == OWN:
                end += 1
            trace("run")
            runs.append((start, end))
            start = end
        start += 1
    return runs

def attack_of(line, run):
    start, end = run
    power = end - start + 1
    potential = is_open(line, start - 1) + is_open(line, end + 1)
    between = line[CENTRE + end + 1:CENTRE] + line[CENTRE + 1:CENTRE + start]
    empty = between.count(FREE)
    trace("divider")
    divider = 1 + empty
    if potential == 0 and power < 5:
        trace("drop")
        return None
    weight = WEIGHTS[min(power, 5) - 1][potential] / divider
    trace("weigh")
    return {"power": power, "potential": potential,
            "divider": divider, "weight": weight}

def is_open(line, offset):
    """An end with an empty cell. Five away, a mark of one's own is as good."""
    if abs(offset) == 5:
        trace("peek")
        return 1 if line[CENTRE + offset] in (FREE, OWN) else 0
    trace("end")
    return 1 if line[CENTRE + offset] == FREE else 0

def breaks_for(attacks):
    """One careless answer loses: a four, an open three, or a gap that makes one."""
    central = [attack for attack in attacks if attack["divider"] == 1]
    if not central:
        return False
    power, potential = central[0]["power"], central[0]["potential"]
    if power >= 4 or (power == 3 and potential == 2):
        return True
    for side in attacks:
        both_open = potential == 2 and side["potential"] == 2
        if side["divider"] == 2 and power + side["power"] + both_open >= 4:
            return True
    return False
