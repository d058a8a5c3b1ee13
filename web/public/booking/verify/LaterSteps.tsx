import type { BookingData } from '../booking-data';
import type { BookingFlow } from '../use-booking';
import { CodeStep } from './CodeStep';
import { DetailsStep } from './DetailsStep';
import { DoneStep } from './DoneStep';
import { useHold } from './use-hold';

export interface LaterProps {
  data: BookingData;
  flow: BookingFlow;
}

/** The steps after the time was chosen, in a file of their own with all that they do: until then nobody needs them. */
export function LaterSteps({ data, flow }: LaterProps) {
  const hold = useHold(data, flow);
  const { step } = flow;
  if (step === 'code') return <CodeStep data={data} flow={hold} />;
  return step === 'done' ? <DoneStep data={data} flow={hold} /> : <DetailsStep data={data} flow={hold} />;
}
