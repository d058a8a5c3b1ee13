import { RestStatisticsDocument, type RestStatisticsQuery } from './documents.generated.js';
import { row, type RestRequest, type RestRow } from './route.js';
import { choiceOf, dataOf, optionalText, textOf } from './shapes.js';

type Statistics = RestStatisticsQuery['checkInStatistics'];
type Totals = Pick<Statistics, 'total' | 'seated' | 'canceled' | 'noShows'>;
type Waits = Pick<Statistics, 'waitMedianMinutes' | 'waitP90Minutes'>;

const totals = ({ total, seated, canceled, noShows }: Totals) => ({
  totalCheckins: total,
  totalSeated: seated,
  totalCanceled: canceled,
  totalNoShows: noShows,
});
const waits = ({ waitMedianMinutes, waitP90Minutes }: Waits) => ({ waitMedianMinutes, waitP90Minutes });

const isOfDate = (request: RestRequest): boolean =>
  choiceOf('sortType', { today: false, date: true }, dataOf(request)['sortType'], 'today');

/** Between `from` and `to`; of one day where sortType is Date; else of today. */
function range(request: RestRequest) {
  const { from, to, sortDate } = dataOf(request);
  const day = isOfDate(request) ? textOf(sortDate) : null;
  return { from: optionalText(from) ?? day, to: optionalText(to) ?? day };
}

const rangeField = (field: string, request: RestRequest): string =>
  dataOf(request)[field] === undefined && isOfDate(request) ? 'sortDate' : field;

export const STATISTICS_ROWS: readonly RestRow[] = [
  row(RestStatisticsDocument, {
    method: 'GET',
    path: '/api/business/get-checkin-stats',
    errorKey: 'message',
    parameters: ['data'],
    summary:
      'Check-ins by day, hour, weekday and party size, and their waits; data is JSON with from and to, or sortType and sortDate',
    variables: range,
    fieldName: rangeField,
    answer: ({ checkInStatistics: statistics }) => ({
      from: statistics.from,
      to: statistics.to,
      ...totals(statistics),
      totalNewCustomers: statistics.newCustomers,
      totalReturningCustomers: statistics.returningCustomers,
      ...waits(statistics),
      days: statistics.days.map((day) => ({ date: day.date, ...totals(day), ...waits(day) })),
      hours: statistics.hours.map(({ hour, total, waitMedianMinutes }) => ({
        hour,
        totalCheckins: total,
        waitMedianMinutes,
      })),
      weekdays: statistics.weekdays.map(({ weekday, total, waitMedianMinutes }) => ({
        weekday,
        totalCheckins: total,
        waitMedianMinutes,
      })),
      partySizes: statistics.partySizes.map(({ size, count }) => ({ party_size: size, totalCheckins: count })),
      ratings: statistics.ratings,
      quoteAccuracy: statistics.quoteAccuracy,
    }),
  }),
];
