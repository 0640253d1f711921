let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Puts a fragment into the address of this entry of the history. Safari refuses more than a hundred in ten
 * seconds, as a dragged number or two fast bots may want: the latest is put as soon as it can be, unless the
 * reader has followed a link meanwhile.
 */
export function putAddress(fragment: string): void {
  clearTimeout(timer);
  try {
    history.replaceState(history.state, '', fragment);
  } catch {
    const { href } = location;
    timer = setTimeout(() => location.href === href && putAddress(fragment), 1000);
  }
}
