import { encode } from 'fast-png';
import { linkPicture } from '../components/ui/disc/discImage.ts';

/** What previews show of a link to the site. */
export const GET = () => new Response(encode(linkPicture()) as Uint8Array<ArrayBuffer>);
