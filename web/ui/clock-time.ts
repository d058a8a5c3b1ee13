/** An instant as '3:05 PM' in a time zone; engines differ in the kind of space, so every one becomes a plain one. */
export function clockTime(instant: string, timeZone: string, locale = 'en-US'): string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
  return format.format(new Date(instant)).replace(/\s/g, ' ');
}
