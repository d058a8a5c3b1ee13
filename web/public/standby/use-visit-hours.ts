import { useEffect, useState } from 'react';
import { useRequest } from '../app-context';
import { readKept, type VisitItem } from '../booking/kept-booking';
import { Standby_ReadHoursDocument } from './standby.generated';
import type { Days, DayHours } from './wanted-days';

/** The hours of some days for what was chosen to book; undefined while they are not known. Where they cannot be read, the server refuses later. */
export function useVisitHours(businessId: string, days: Days | null): readonly DayHours[] | undefined {
  const request = useRequest();
  const [hours, setHours] = useState<readonly DayHours[]>();
  const { firstDate = '', lastDate = '' } = days ?? {};
  useEffect(() => {
    if (!firstDate) return;
    const { staffId = null } = readKept<{ staffId?: string | null }>('draft', businessId, {});
    const productIds = readKept<VisitItem[]>('items', businessId, []).map(({ id }) => id);
    const count = (Date.parse(lastDate) - Date.parse(firstDate)) / 86_400_000 + 1;
    request(Standby_ReadHoursDocument, { businessId, firstDate, days: count, parts: [{ staffId, productIds }] }).then(
      ({ bookableTimes }) => setHours(bookableTimes.days),
      () => undefined,
    );
  }, [request, businessId, firstDate, lastDate]);
  return hours;
}
