import { ClosedView } from '../booking/ClosedView';
import type { RequestData } from './load-request';
import { RequestForm } from './RequestForm';
import { StandbyCode } from './StandbyCode';
import { useRequestStandby } from './use-request-standby';
import type { When } from './wanted-days';

interface Props {
  data: RequestData;
  /** Null where the business takes no bookings. */
  when: When | null;
  onBack(): void;
}

/** The details, then the code: in a file of its own, with what it shares with booking. */
export function RequestSteps({ data, when, onBack }: Props) {
  const flow = useRequestStandby(data.business.id);
  const { business, vanityName } = data;
  if (!when || flow.isClosed) return <ClosedView business={business} vanityName={vanityName} />;
  return flow.sent ? <StandbyCode flow={flow} /> : <RequestForm data={data} flow={flow} when={when} onBack={onBack} />;
}
