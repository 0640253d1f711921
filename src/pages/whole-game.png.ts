import { encode } from 'fast-png';
import { threeDiscs } from '../components/ui/disc/discImage.ts';

/** The whole game as three discs, for the lesson on the whole tree where there are no scripts. */
export const GET = () => new Response(encode(threeDiscs(480)) as Uint8Array<ArrayBuffer>);
