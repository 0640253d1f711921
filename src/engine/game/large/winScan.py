DIRECTIONS = [(1, 0), (1, -1), (0, 1), (1, 1)]

def at(board, x, y):
    """What a cell holds, on a board that is a list of rows; None beyond the edge."""
    if 0 <= y < len(board) and 0 <= x < len(board[y]):
        return board[y][x]
    return None

def scan_from_last(board, x, y):
    """Five or more in a row through the mark at x, y: its cells, or None."""
    mark = at(board, x, y)
    trace("from")
    for dx, dy in DIRECTIONS:
        trace("line")
        length = 1
        for way in (-1, 1):
            for step in range(1, 5):
                content = at(board, x + way * step * dx, y + way * step * dy)
                if content is None:
                    break
                trace("visit")
                if content != mark:
                    break
                length += 1
        trace("run")
        if length >= 5:
            trace("found")
            return whole_run(board, x, y, dx, dy)
    trace("nobody")
    return None

def whole_run(board, x, y, dx, dy):
    mark = at(board, x, y)
    while at(board, x - dx, y - dy) == mark:
        x, y = x - dx, y - dy
    cells = []
    while at(board, x, y) == mark:
        cells.append((x, y))
        x, y = x + dx, y + dy
    return cells
