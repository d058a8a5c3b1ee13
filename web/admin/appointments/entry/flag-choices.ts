import type { Appointment, Flag } from '../states';

/** What an appointment can be set to, with the words of the buttons: what a customer asked for online is confirmed or waits. */
export function flagChoices({ status, flag }: Pick<Appointment, 'status' | 'flag'>): readonly [Flag, string][] {
  if (status === 'EVENT')
    return [
      ['CONFIRMED', 'Confirmed'],
      ['CANCELED', 'Canceled'],
    ];
  const rest: [Flag, string][] = [
    ['CONFIRMED', flag === 'REQUESTED' ? 'Confirm' : 'Confirmed'],
    ['CANCELED', flag === 'REQUESTED' ? 'Decline' : 'Canceled'],
    ['NO_SHOW', 'No-show'],
  ];
  return status === 'BOOKED' ? [['REQUESTED', 'Awaiting'], ...rest] : rest;
}

const becomes: Record<Flag, string> = {
  CONFIRMED: 'is confirmed',
  REQUESTED: 'awaits confirmation',
  CANCELED: 'is canceled',
  NO_SHOW: 'is a no-show',
};

/** 'Ann Lee is confirmed.' What was asked for and is canceled is declined. */
export const flagNotice = (name: string, flag: Flag, before: Flag): string =>
  `${name} ${before === 'REQUESTED' && flag === 'CANCELED' ? 'is declined' : becomes[flag]}.`;
