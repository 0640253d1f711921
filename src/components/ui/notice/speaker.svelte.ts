import { aloud } from '#language/ui/language/grammar';

/** Long enough for a reader of screens to notice that the text was gone. */
const GAP = 60;
/** What is said can be read beside it as well: once a voice has had it, it is there no more than once. */
const HEARD = 10_000;

/**
 * What a live region says, with words for the signs of numbers. It is read only when it changes: what is said twice goes
 * away in between.
 */
export class Speaker {
  text = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;

  say(text: string): void {
    clearTimeout(this.timer);
    this.text = '';
    this.timer = setTimeout(() => {
      this.text = aloud(text);
      this.timer = setTimeout(() => (this.text = ''), HEARD);
    }, GAP);
  }
}
