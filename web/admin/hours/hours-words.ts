/** What differs between the hours of a business and those of a staff member. */
export interface HoursWords {
  /** Said of a weekday without hours. */
  noHours: string;
  /** Said of a date without hours. */
  closed: string;
  exceptions: string;
  addException: string;
  /** Under the name of an exception. */
  nameHelp: string;
  /** Whether an exception may have several days, and move. */
  hasSpans: boolean;
}

export const businessWords: HoursWords = {
  noHours: 'Closed',
  closed: 'Closed',
  exceptions: 'Exceptions',
  addException: 'Add Exception',
  nameHelp: 'What visitors read beside the date, such as a holiday.',
  hasSpans: false,
};

export const staffWords: HoursWords = {
  noHours: 'Off',
  closed: 'Time off',
  exceptions: 'Time off and exceptions',
  addException: 'Add Time Off',
  nameHelp: 'Such as vacation.',
  hasSpans: true,
};
