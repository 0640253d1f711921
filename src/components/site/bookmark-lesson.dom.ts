import { reachEnd, reachPart } from '../platform/bookmark.ts';

/** Remembers how far a lesson was read: the heading that went by last, and whether its end was seen. */
const end = document.querySelector<HTMLElement>('[data-lesson-end]');
const lesson = end?.dataset['lessonEnd'];

function note(headings: readonly Element[], name: string): void {
  // Whoever sees the end is done, though the last headings have gone by at the same moment.
  if (end && end.getBoundingClientRect().top < innerHeight) return;
  const passed = headings.findLast((each) => each.getBoundingClientRect().top < innerHeight / 2);
  const text = passed?.textContent.trim();
  if (passed && text) reachPart({ lesson: name, part: { id: passed.id, text } });
}

if (end && lesson) {
  const headings = [...document.querySelectorAll('.nb-content h2[id]')];
  // Whoever jumps to the end has not read what lies before it; whoever goes on at a part has.
  const here = headings.findIndex(({ id }) => `#${id}` === location.hash);
  const read = new Set<Element>(headings.slice(0, here + 1));
  // It tells whenever a heading comes into the upper half of the window, or leaves it.
  const parts = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) if (isIntersecting) read.add(target);
      note(headings, lesson);
    },
    { rootMargin: '0px 0px -50%' },
  );
  headings.forEach((heading) => parts.observe(heading));
  // Who works on an exercise above the end is not done, though the end was seen.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.exercise')) note(headings, lesson);
  });
  new IntersectionObserver((seen) => {
    const isRead = read.size > headings.length / 2;
    if (isRead && seen.some(({ isIntersecting }) => isIntersecting)) reachEnd(lesson);
  }).observe(end);
}
