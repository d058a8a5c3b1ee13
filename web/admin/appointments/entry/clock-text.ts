import { clockOf } from '../../hours/hour-words';

/** Minutes: times and lengths that the staff choose are multiples of it. */
export const timeStep = 5;
export const dayMinutes = 1440;

const written = /^(\d{1,2}):?(\d{2})?\s?([ap])?(?:\.?m\.?)?$/i;
/** Without AM or PM, a small hour without a zero before it is in the afternoon, when people work. */
const lastAfternoonHour = 6;

/** Minutes of the day of a time as people type it: '9', '9:30', '930', '9:30 pm', '14:05', '0600'; null for what is none. */
export function minutesOfClock(text: string): number | null {
  const [, hourText = '', minuteText = '0', half = ''] = written.exec(text.trim()) ?? [];
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  if (!hourText || minute > 59 || hour > 23 || (half && (hour < 1 || hour > 12))) return null;
  const isAfternoon = half
    ? half.toLowerCase() === 'p'
    : hour > 0 && hour <= lastAfternoonHour && !hourText.startsWith('0');
  const hours = half || isAfternoon ? (hour % 12) + (isAfternoon ? 12 : 0) : hour;
  return hours * 60 + minute;
}

/** '2:30 PM' of '1430'; what is no time stays, to be corrected. */
export function tidyClock(text: string): string {
  const minutes = minutesOfClock(text);
  return minutes === null ? text.trim() : clockOf(minutes);
}

/** What is wrong with a typed time, or true. */
export function clockRule(text: string): true | string {
  const minutes = minutesOfClock(text);
  if (minutes === null) return 'Enter a time such as 9:30 AM.';
  return minutes % timeStep === 0 || 'Times are multiples of 5 minutes.';
}

/** Times to choose from, in minutes of the day, the last one included. */
export const clockChoices = ({ from, to }: { from: number; to: number }): string[] =>
  Array.from({ length: Math.floor((to - from) / timeStep) + 1 }, (_, index) => clockOf(from + index * timeStep));
