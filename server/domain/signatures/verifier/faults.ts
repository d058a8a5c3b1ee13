/** What is wrong with the records of a business, or with the log (then without a business). */
export interface Fault {
  businessId: string | null;
  /** Number of the record; null where it is about something else. */
  seq: number | null;
  /** Title of the form, where it is known. */
  form: string | null;
  what: string;
}

export const WHAT = {
  missing: 'it is missing: the numbers have a gap here',
  link: 'the hash of the record before is not that of the record before',
  facts:
    'the facts (number, code, form, version, kind, place, language, consent, name and time zone of the business, times, digest) are not those of its hash',
  details:
    'the details (customer, check-in, request, name, on behalf of whom, drawing, answers, e-mail, where the link went, address, browser) are not those of its digest',
  blanked: 'it was blanked, and no entry of the history says that its time was over',
  form: 'the form is not that of its version',
  unsealed:
    'it and what follows are in no day of the log, more than two days later: an error of the server kept them out',
  head: 'the log holds another hash of it',
  headGone: 'the log holds its hash, but the record is not there',
  backup: 'the backup holds another hash of it',
  backupGone: 'the backup holds it, but the record is not there',
} as const;

/** One line for people: what, and where to look. */
export function faultText({ businessId, seq, form, what }: Fault): string {
  const where = [
    businessId === null ? null : `business ${businessId}`,
    seq === null ? null : `record ${seq}`,
    form === null ? null : `form "${form}"`,
  ];
  return `${where.filter((part) => part !== null).join(', ') || 'public log'}: ${what}`;
}
