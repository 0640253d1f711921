import { encode } from 'fast-png';
import { discImage } from '../components/lessons/whole-tree/discImage.ts';

/** The whole game as three discs, for the lesson on the whole tree where there are no scripts. */
export const GET = () => new Response(encode(discImage(480)) as Uint8Array<ArrayBuffer>);
