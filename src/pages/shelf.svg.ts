import { HEIGHT, WIDTH } from '../components/site/pictures/drawing.ts';
import { NINE_PICTURES } from '../components/site/pictures/ninePictures.ts';
import beads from '../styles/beads.css?raw';

const style = `${beads}.box{fill:var(--box);stroke:var(--box-edge);stroke-width:.8}.bead{fill:var(--bead)}`;

/** Some of the matchboxes, for the first page where there are no scripts. */
export const GET = () =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><style>${style}</style>${NINE_PICTURES['learning']?.()}</svg>`,
    { headers: { 'content-type': 'image/svg+xml' } },
  );
