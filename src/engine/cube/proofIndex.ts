import { CUBE_SYMMETRIES } from './cube.ts';
import { CubeTable, canonicalMarks, noMarks, toggleCell, type CubeMarks } from './marks.ts';
import type { CubeProof } from './proofFile.ts';

/** The positions of a proof's answers, found up to symmetry. */
export class ProofIndex {
  private readonly table = new CubeTable();
  /** For each position of the table: the cell of its answer in the canonical position. */
  private readonly answers: number[] = [];
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
      this.answers.push(CUBE_SYMMETRIES[symmetry]?.[cells[answer] as number] as number);
    });
  }

  /** The cell of the answer to a position with X to move; `undefined` if the proof has none for it. */
  find(marks: CubeMarks): number | undefined {
    const symmetry = canonicalMarks(marks, this.key);
    const found = this.answers[this.table.find(this.key)];
    return found === undefined ? undefined : CUBE_SYMMETRIES[symmetry]?.indexOf(found);
  }

  has(marks: CubeMarks): boolean {
    canonicalMarks(marks, this.key);
    return this.table.find(this.key) >= 0;
  }
}
