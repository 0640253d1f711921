import random

def ratings(board, mark):
    rated = [0] * 9
    def add(cells, amount):
        for cell in cells:
            rated[cell] += amount
    for cell in free_cells(board):
        rated[cell] += 1
        empty, with_theirs, with_own = [], [], []
        def others(line):
            return [each for each in line if each != cell and board[each] == ""]
        for line in LINES:
            if cell not in line:
                continue
            own = sum(1 for each in line if board[each] == mark)
            theirs = sum(1 for each in line if board[each] == other_mark(mark))
            if own == 2:
                rated[cell] += 1000000
            if theirs == 2:
                rated[cell] += 100000
            if own == 0 and theirs == 0:
                empty.append(line)
            if own == 0 and theirs == 1:
                with_theirs.append(line)
                if len(with_theirs) >= 2:
                    add([cell], 1000)
                    for each in with_theirs:
                        add(others(each), 1000)
            if own == 1 and theirs == 0:
                with_own.append(line)
                if len(with_own) >= 2:
                    rated[cell] += 10000
        for line in empty:
            for _ in with_own:
                add(others(line), 100)
            for each in with_theirs:
                add([cell] + others(line) + others(each), 10)
    return rated

def play(board, mark):
    rated = ratings(board, mark)
    cells = free_cells(board)
    if LEVEL == 0:
        return random.choices(cells, [rated[cell] for cell in cells])[0]
    return random.choice([cell for cell in cells if rated[cell] == max(rated)])
