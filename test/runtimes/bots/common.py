LINES = [
    (0, 1, 2), (3, 4, 5), (6, 7, 8),
    (0, 3, 6), (1, 4, 7), (2, 5, 8),
    (0, 4, 8), (2, 4, 6),
]

def other_mark(mark):
    return "O" if mark == "X" else "X"

def free_cells(board):
    return [cell for cell in range(9) if board[cell] == ""]

def winner(board):
    for a, b, c in LINES:
        if board[a] != "" and board[a] == board[b] == board[c]:
            return board[a]
    return ""

def put(board, cell, mark):
    after = list(board)
    after[cell] = mark
    return after
