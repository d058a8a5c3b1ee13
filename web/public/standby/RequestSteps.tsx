import { ClosedView } from '../booking/ClosedView';
import type { RequestData } from './load-request';
import { RequestForm } from './RequestForm';
import { StandbyCode } from './StandbyCode';
import type { KeptRequest } from './use-kept-request';
import { useRequestStandby } from './use-request-standby';

interface Props {
  data: RequestData;
  kept: KeptRequest;
}

/** The details, then the code: in a file of its own, with what it shares with booking. */
export function RequestSteps({ data, kept }: Props) {
  const flow = useRequestStandby(data.business.id, kept);
  const { business, vanityName, booking } = data;
  if (!booking.isOpen || flow.isClosed) return <ClosedView business={business} vanityName={vanityName} />;
  return kept.step === 'code' ? <StandbyCode flow={flow} /> : <RequestForm data={data} flow={flow} />;
}
