export const DAY_MINUTES = 1440;

/** Hours of a day in minutes from its beginning; what closes after 1440 closes on the next day. */
export interface DayRange {
  opens: number;
  closes: number;
}

/** Hours that begin on a weekday, 0 for Sunday to 6. */
export interface WeekRange extends DayRange {
  weekday: number;
}

/** Hours as they are shown: an end at or before the start is on the next day. */
export const rangeOf = ({ opens, closes }: DayRange): DayRange => ({
  opens,
  closes: closes > opens ? closes : closes + DAY_MINUTES,
});

/** A range as it is shown: minutes of a day, an end at or before the start being on the next one. */
export const shownClose = (closes: number): number => (closes > DAY_MINUTES ? closes - DAY_MINUTES : closes);

/** A range cut at midnight: what goes on after it belongs to the next weekday. */
export function partsOf({ weekday, opens, closes }: WeekRange): [WeekRange, ...WeekRange[]] {
  if (closes <= DAY_MINUTES) return [{ weekday, opens, closes }];
  return [
    { weekday, opens, closes: DAY_MINUTES },
    { weekday: (weekday + 1) % 7, opens: 0, closes: closes - DAY_MINUTES },
  ];
}

export const areOverlapping = (one: DayRange, other: DayRange): boolean =>
  one.opens < other.closes && other.opens < one.closes;

/** The first of the parts of others that shares time of the week with one of these, if any. */
export const overlapped = <Part extends WeekRange>(
  parts: readonly WeekRange[],
  others: readonly Part[],
): Part | undefined =>
  others.find((other) => parts.some((part) => part.weekday === other.weekday && areOverlapping(part, other)));
