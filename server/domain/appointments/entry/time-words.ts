import type { Appointment } from '../../../../entities/Appointment.js';

/** A time as the log keeps it: an ISO interval. */
export const timeWords = ({ startsAt, endsAt }: Pick<Appointment, 'startsAt' | 'endsAt'>): string =>
  `${startsAt.toISOString()}/${endsAt.toISOString()}`;
