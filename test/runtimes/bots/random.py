import random

def play(board, mark):
    return random.choice(free_cells(board))
