import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useNow } from '../../ui/use-now';
import { useOnline } from '../../ui/use-online';
import { useAccount } from '../accounts/use-account';
import { useMay } from '../accounts/use-may';
import { useParameters } from '../pieces/use-parameters';
import { refusalOf } from '../connection/refusal';
import { usePlanGate } from '../plans/use-plan-gate';
import { useDashboardPage_StaffStatisticsQuery, useDashboardPage_StatisticsQuery } from './dashboard.generated';
import { dayIn } from './days';
import { rangeOf, rangeOfUrl, writeRange, type Range } from './ranges';

/** Statistics of the range in the address. A viewer without the permission or the plan for reports sees Today. */
export function useStatistics() {
  const {
    business: { timeZone },
  } = useAccount();
  const may = useMay();
  const mayChoose = may('REPORTS_READ');
  const today = dayIn(timeZone, useNow(60_000));
  const parameters = useParameters();
  const [, setParameters] = useSearchParams();
  const range = mayChoose ? rangeOfUrl(parameters, today) : rangeOf('today', today);
  const isToday = range.name === 'today';
  const variables = isToday ? {} : { from: range.from, to: range.to };
  const {
    data,
    previousData,
    error,
    refetch: refetchAll,
  } = useDashboardPage_StatisticsQuery({ variables, fetchPolicy: 'cache-and-network' });
  const ofStaff = useDashboardPage_StaffStatisticsQuery({
    variables,
    skip: !mayChoose,
    fetchPolicy: 'cache-and-network',
  });
  const { refetch: refetchStaff } = ofStaff;
  // A plan without reports says nothing of the staff, and the charts of everybody stand without it.
  const refetch = useCallback(() => {
    if (mayChoose) refetchStaff().catch(() => undefined);
    return refetchAll();
  }, [mayChoose, refetchAll, refetchStaff]);
  const gate = usePlanGate();
  const { takeRefusal } = gate;
  const lastRefusal = useRef<unknown>(null);

  const lacksPlan = error !== undefined && refusalOf(error).code === 'INVALID_PLAN';
  useEffect(() => {
    if (!lacksPlan || error === lastRefusal.current) return;
    lastRefusal.current = error;
    takeRefusal(error);
    setParameters((previous) => writeRange(previous, rangeOf('today', today)), { replace: true });
  }, [lacksPlan, error, takeRefusal, setParameters, today]);

  const isOnline = useOnline();
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) void refetch().catch(() => undefined);
    wasOnline.current = isOnline;
  }, [isOnline, refetch]);

  const last = (data ?? previousData)?.checkInStatistics;
  const isOfRange = last !== undefined && (data !== undefined || (last.from === range.from && last.to === range.to));
  return {
    mayChoose,
    mayAdd: may('QUEUE_WRITE'),
    today,
    range,
    timeZone,
    gate,
    isToday,
    /** The previous range while another one loads. */
    statistics: error && !lacksPlan && !isOfRange ? undefined : last,
    staff: (ofStaff.data ?? ofStaff.previousData)?.staffStatistics ?? [],
    isBusy: !data && (!error || lacksPlan),
    error: error && !lacksPlan && !isOfRange ? refusalOf(error) : null,
    choose: (next: Range) =>
      setParameters((previous) => writeRange(previous, next), {
        preventScrollReset: true,
        replace: next.name === range.name && next.from === range.from && next.to === range.to,
      }),
    refetch,
  };
}
