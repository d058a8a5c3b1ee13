/** Whether a birthday is valid: empty, a month with a day (29 February without a year too), or a full date. */
export function isBirthday({
  month,
  day,
  year,
}: {
  month: number | null;
  day: number | null;
  year: number | null;
}): boolean {
  if (month === null && day === null) return year === null;
  if (month === null || day === null) return false;
  const date = new Date(Date.UTC(year ?? 2000, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
