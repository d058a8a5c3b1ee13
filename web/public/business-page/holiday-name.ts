import type { PlainKey, Translate } from '../i18n/messages';

/** The names that the list of US holidays fills in (server/domain/hours/us-holidays.ts), in English; stored with typographic apostrophes. */
const keys: Readonly<Record<string, PlainKey>> = {
  "New Year's Day": 'holiday.newYear',
  'Martin Luther King Jr. Day': 'holiday.king',
  "Presidents' Day": 'holiday.presidents',
  'Memorial Day': 'holiday.memorial',
  Juneteenth: 'holiday.juneteenth',
  'Independence Day': 'holiday.independence',
  'Labor Day': 'holiday.labor',
  "Columbus Day / Indigenous Peoples' Day": 'holiday.columbus',
  'Veterans Day': 'holiday.veterans',
  Thanksgiving: 'holiday.thanksgiving',
  Christmas: 'holiday.christmas',
};

/** A holiday in the reader's language; any other name as the owner typed it. */
export function holidayName(t: Translate, name: string): string {
  const plain = name.replaceAll('\u2019', "'");
  return Object.hasOwn(keys, plain) ? t(keys[plain]) : name;
}
