import { encode } from 'fast-png';
import { discImage } from '../components/ui/disc/discImage.ts';

/** Every game as a disc, for the first page where there are no scripts. */
export const GET = () => new Response(encode(discImage(760)) as Uint8Array<ArrayBuffer>);
