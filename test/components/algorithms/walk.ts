import type { LinearQuestion, LinearView } from '../../../src/components/stepper/linear/view.ts';
import { recordRun, type StepEvent } from '../../../src/engine/index.ts';

/** Every step of a view on an input: its event and facts, what is drawn and what can be asked. */
export function walk<Event extends StepEvent, Facts extends Pick<Event, 'kind'>, Input, Moment>(
  view: LinearView<Event, Facts, Input, Moment>,
  input: Input,
) {
  const trace = recordRun(view.run, input);
  return trace.events.map((event, step) => {
    const at = { input, trace, step };
    const question: LinearQuestion | undefined = view.question?.(at);
    return { at, input, event, step, facts: view.facts(at), moment: view.moment(at), question };
  });
}
