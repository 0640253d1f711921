import { WHOLE_PROGRAMS } from '../components/lessons/minimax/wholeProgram.ts';

/** The programs of the lesson on minimax, each in one file. */
export const getStaticPaths = () =>
  WHOLE_PROGRAMS.map(({ name, text }) => ({ params: { program: name }, props: { text } }));

export const GET = ({ props }: { props: { text: string } }) =>
  new Response(props.text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
