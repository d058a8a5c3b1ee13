const decimals = (text: string, mark: ',' | '.') => {
  const at = text.lastIndexOf(mark);
  return `${text.slice(0, at).replace(/[,.]/g, '')}.${text.slice(at + 1)}`;
};
/** Digits in groups of three, then perhaps decimals. */
const grouped = /^\d{1,3}(?:([,.])\d{3})(?:\1\d{3})*(?:(?!\1)[,.]\d{1,2})?$/;

/** Dollars as the API takes them, from `$1,234.50`, `1.234,50` or `24,5`; '' for none, null for what is no price. */
export function readPrice(text: string): string | null {
  const typed = text.replace(/US\$|USD|\$|[\s'\u2019]/gi, '');
  if (typed === '') return '';
  if (/^\d{0,6}(?:[,.]\d{0,2})?$/.test(typed) && /\d/.test(typed)) return typed.replace(',', '.');
  // One group behind a point may be three decimals.
  if (!grouped.test(typed) || /^\d{1,3}\.\d{3}$/.test(typed)) return null;
  const mark = /[,.](?=\d{1,2}$)/.exec(typed)?.[0] as ',' | '.' | undefined;
  const price = mark ? decimals(typed, mark) : typed.replace(/[,.]/g, '');
  return /^\d{1,6}(?:\.\d{1,2})?$/.test(price) ? price : null;
}

const spoken =
  /^(?:(\d+(?:[.,]\d+)?)\s*(?:h|hr|hrs|hours?|horas?)\.?)?\s*(?:(\d+)\s*(?:m|min|mins|minutes?|minutos?)?\.?)?$/i;

/** Minutes from `90`, `1h 30m`, `1:30` or `1.5 h`; 0 for none, null for what is no duration. */
export function readDuration(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return 0;
  const [, clockHours, clockMinutes] = /^(\d{1,3}):([0-5]\d)$/.exec(typed) ?? [];
  if (clockHours !== undefined) return Number(clockHours) * 60 + Number(clockMinutes);
  const [, hours, minutes] = spoken.exec(typed) ?? [];
  if (hours === undefined && minutes === undefined) return null;
  return Math.round(Number((hours ?? '0').replace(',', '.')) * 60) + Number(minutes ?? 0);
}
