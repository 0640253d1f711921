import { saveText } from '../../ui/saveBlob.dom.ts';
import { fileName } from '../handOut.ts';
import type { Pupil } from './pupil.svelte.ts';
import { copyFormat } from '../ownWork.ts';

/** Saves the work as it is now, seconds included, as a file that can be opened again. */
export function saveCopy(pupil: Pupil, title: string): void {
  pupil.look(false);
  pupil.look(true);
  saveText(copyFormat.make(pupil.work), fileName(`${title} ${pupil.work.pupil} copy`, 'copy'));
  pupil.copied = pupil.work;
}
