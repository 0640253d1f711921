import { CUBE_SYMMETRIES } from './cube.ts';
import { CubeTable, canonicalMarks, noMarks, toggleCell, type CubeMarks } from './marks.ts';
import type { CubeProof } from './proofFile.ts';

/** An answer of a proof, and where its cell lies in the position that was asked for. */
interface FoundAnswer {
  readonly answer: number;
  readonly cell: number;
}

/** The positions of a proof's answers, found up to symmetry. */
export class ProofIndex {
  private readonly table = new CubeTable();
  /** For each position of the table: its answer, and the cell of it in the canonical position. */
  private readonly answers: FoundAnswer[] = [];
  private readonly key = noMarks();

  constructor({ cells, replies, parents }: CubeProof) {
    const positions = Array.from(cells, noMarks);
    positions.forEach((marks, answer) => {
      const parent = parents[answer] as number;
      if (parent >= 0) {
        marks.set(positions[parent] as CubeMarks);
        toggleCell(marks, 0, cells[parent] as number);
        toggleCell(marks, 2, replies[answer] as number);
      }
      const symmetry = canonicalMarks(marks, this.key);
      if (this.table.add(this.key) < this.answers.length) return;
      const cell = CUBE_SYMMETRIES[symmetry]?.[cells[answer] as number] as number;
      this.answers.push({ answer, cell });
    });
  }

  /** The answer to a position with X to move; `undefined` if the proof has none for it. */
  find(marks: CubeMarks): FoundAnswer | undefined {
    const symmetry = canonicalMarks(marks, this.key);
    const found = this.answers[this.table.find(this.key)];
    if (!found) return undefined;
    return { ...found, cell: CUBE_SYMMETRIES[symmetry]?.indexOf(found.cell) as number };
  }

  has(marks: CubeMarks): boolean {
    canonicalMarks(marks, this.key);
    return this.table.find(this.key) >= 0;
  }
}
