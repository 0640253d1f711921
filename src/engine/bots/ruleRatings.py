LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6),
         (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]

def rule_ratings(board, mark):
    """What every cell is worth to the side that plays mark; 0 where one is taken."""
    trace("begin")
    ratings = [0] * 9
    for cell in range(9):
        if board[cell] != "":
            continue
        trace("cell")
        rate_cell(board, mark, cell, ratings)
    trace("done")
    return ratings

def rate_cell(board, mark, cell, ratings):
    empty, theirs, own = [], [], []
    trace("free")
    ratings[cell] += 1
    for line in LINES:
        if cell not in line:
            continue
        trace("line")
        marks = [board[each] for each in line if board[each] != ""]
        mine = marks.count(mark)
        if len(marks) == 0:
            trace("keepEmpty")
            empty.append(line)
            for _ in own:
                prepare(board, cell, line, ratings)
            for earlier in theirs:
                spoil(board, cell, line, earlier, ratings)
        elif len(marks) == 1 and mine == 0:
            trace("keepTheirs")
            theirs.append(line)
            if len(theirs) >= 2:
                stop_fork(board, cell, theirs, ratings)
            for earlier in empty:
                spoil(board, cell, line, earlier, ratings)
        elif len(marks) == 1:
            trace("keepOwn")
            own.append(line)
            if len(own) >= 2:
                trace("fork")
                ratings[cell] += 10_000
            for earlier in empty:
                prepare(board, cell, earlier, ratings)
        elif len(marks) == 2 and mine == 0:
            trace("stopWin")
            ratings[cell] += 100_000
        elif len(marks) == 2 and mine == 2:
            trace("win")
            ratings[cell] += 1_000_000

def beside(board, cell, line):
    """The empty cells of a line, without the cell whose turn it is."""
    return [each for each in line if each != cell and board[each] == ""]

def stop_fork(board, cell, theirs, ratings):
    targets = [each for line in theirs for each in beside(board, cell, line)]
    for target in [cell] + targets:
        trace("stopFork")
        ratings[target] += 1_000

def prepare(board, cell, line, ratings):
    for target in beside(board, cell, line):
        trace("prepare")
        ratings[target] += 100

def spoil(board, cell, line, earlier, ratings):
    targets = beside(board, cell, line) + beside(board, cell, earlier)
    for target in [cell] + targets:
        trace("spoil")
        ratings[target] += 10
