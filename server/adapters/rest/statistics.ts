import type { RestRequest, RestRow } from './route.js';
import { dataOf, optionalText } from './shapes.js';

interface Totals {
  total: number;
  seated: number;
  canceled: number;
  noShows: number;
}
interface Waits {
  waitMedianMinutes: number | null;
  waitP90Minutes: number | null;
}
interface StatisticsData extends Totals, Waits {
  from: string;
  to: string;
  newCustomers: number;
  returningCustomers: number;
  days: (Totals & Waits & { date: string })[];
  hours: { hour: number; total: number; waitMedianMinutes: number | null }[];
  weekdays: { weekday: number; total: number; waitMedianMinutes: number | null }[];
  partySizes: { size: number; count: number }[];
  ratings: { rating: number; count: number }[];
  quoteAccuracy: { quotes: number; within: number; promisedPercent: number; keptPercent: number } | null;
}

const totals = ({ total, seated, canceled, noShows }: Totals) => ({
  totalCheckins: total,
  totalSeated: seated,
  totalCanceled: canceled,
  totalNoShows: noShows,
});
const waits = ({ waitMedianMinutes, waitP90Minutes }: Waits) => ({ waitMedianMinutes, waitP90Minutes });

/** Between `from` and `to`; of one day where sortType is Date; else of today. */
function range(request: RestRequest): Record<string, unknown> {
  const { from, to, sortType, sortDate } = dataOf(request);
  const day = String(sortType ?? '').toLowerCase() === 'date' ? String(sortDate ?? '') : null;
  return { from: optionalText(from) ?? day, to: optionalText(to) ?? day };
}

export const STATISTICS_ROWS: readonly RestRow[] = [
  {
    kind: 'operation',
    method: 'GET',
    path: '/api/business/get-checkin-stats',
    errorKey: 'message',
    parameters: ['data'],
    summary:
      'Check-ins by day, hour, weekday and party size, and their waits; data is JSON with from and to, or sortType and sortDate',
    document: `query RestStatistics($from: String, $to: String) { checkInStatistics(from: $from, to: $to) {
    from to total seated canceled noShows newCustomers returningCustomers waitMedianMinutes waitP90Minutes
    days { date total seated canceled noShows waitMedianMinutes waitP90Minutes } hours { hour total waitMedianMinutes } weekdays { weekday total waitMedianMinutes }
    partySizes { size count } ratings { rating count } quoteAccuracy { quotes within promisedPercent keptPercent } } }`,
    variables: range,
    answer: ({ checkInStatistics: found }: { checkInStatistics: StatisticsData }) => ({
      from: found.from,
      to: found.to,
      ...totals(found),
      totalNewCustomers: found.newCustomers,
      totalReturningCustomers: found.returningCustomers,
      ...waits(found),
      days: found.days.map((day) => ({ date: day.date, ...totals(day), ...waits(day) })),
      hours: found.hours.map(({ hour, total, waitMedianMinutes }) => ({
        hour,
        totalCheckins: total,
        waitMedianMinutes,
      })),
      weekdays: found.weekdays.map(({ weekday, total, waitMedianMinutes }) => ({
        weekday,
        totalCheckins: total,
        waitMedianMinutes,
      })),
      partySizes: found.partySizes.map(({ size, count }) => ({ party_size: size, totalCheckins: count })),
      ratings: found.ratings,
      quoteAccuracy: found.quoteAccuracy,
    }),
  },
];
