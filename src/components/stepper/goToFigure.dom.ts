/**
 * A link to a figure that sleeps until it is reached: the page goes there, the figure wakes, and reads
 * the rest of the link itself.
 */
function goToFigure(): void {
  const name = /[#&]fig=([a-z][a-z0-9-]*)/.exec(location.hash)?.[1];
  if (name) document.querySelector(`figure#${name}`)?.scrollIntoView({ block: 'start' });
}

goToFigure();
addEventListener('hashchange', goToFigure);
