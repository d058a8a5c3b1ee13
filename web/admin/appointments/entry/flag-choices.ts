import type { Appointment, Flag } from '../states';

const NO_SHOW: [Flag, string][] = [['NO_SHOW', 'No-show']];

type Choosing = Pick<Appointment, 'status' | 'flag' | 'startsAt'>;

/**
 * What an appointment can be set to, but for where it stands, with the words of the buttons: what a customer asked for online is confirmed or waits. Nobody
 * missed what has not begun.
 */
export const flagChoices = (choosing: Choosing, now: number): readonly [Flag, string][] =>
  allChoices(choosing, now).filter(([flag]) => flag !== choosing.flag);

function allChoices({ status, flag, startsAt }: Choosing, now: number): readonly [Flag, string][] {
  if (status === 'EVENT')
    return [
      ['CONFIRMED', 'Confirmed'],
      ['CANCELED', 'Canceled'],
    ];
  const rest: [Flag, string][] = [
    ['CONFIRMED', flag === 'REQUESTED' ? 'Confirm' : 'Confirmed'],
    ['CANCELED', flag === 'REQUESTED' ? 'Decline' : 'Canceled'],
    ...(Date.parse(startsAt) <= now ? NO_SHOW : []),
  ];
  return status === 'BOOKED' ? [...rest, ['REQUESTED', 'Awaiting']] : rest;
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
