import type { Appointment } from '../../../../entities/Appointment.js';
import type { Context } from '../../../core/context.js';
import type { News } from './news-message.js';
import { isOnline } from './news-of.js';
import { tellChange } from './tell-change.js';
import { tellSeries } from './tell-series.js';

interface OneChange {
  before: Pick<Appointment, 'id' | 'status' | 'flag' | 'startsAt' | 'endsAt'> & {
    customer: { id: string } | null;
    series: { id: string } | null;
    visit?: string;
  };
  /** Whose it is now. */
  customerId: string;
  news: News;
  insteadOf?: string | undefined;
}

/** Tells the customer of a single appointment what the staff did: of a series together with what waits to be told of the others. */
export function tellOne(context: Context, { before, customerId, news, insteadOf }: OneChange): Promise<void> {
  const { id, series } = before;
  return series && !isOnline(before) && news !== 'changed'
    ? tellSeries(context, series.id, [{ id, before, customerId }])
    : tellChange(context, { id, customerId, news, before, insteadOf });
}
