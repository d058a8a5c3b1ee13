import type { StepProps } from '../step-props';
import { CodeStep } from './CodeStep';
import { DetailsStep } from './DetailsStep';
import { DoneStep } from './DoneStep';

/** The steps after the time was chosen, in a file of their own: until then nobody needs them. */
export function LaterSteps(props: StepProps) {
  const { step } = props.flow;
  if (step === 'code') return <CodeStep {...props} />;
  return step === 'done' ? <DoneStep {...props} /> : <DetailsStep {...props} />;
}
