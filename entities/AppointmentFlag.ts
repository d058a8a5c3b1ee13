import { registerEnumType } from 'type-graphql';

/** Ruling 24. The values are what the database and the REST mirror hold. */
export enum AppointmentFlag {
  REQUESTED = 'requested',
  CONFIRMED = 'confirmed',
  CANCELED = 'canceled',
  NO_SHOW = 'no-show',
}

/** Those in which it takes up its time. */
export const LIVE_FLAGS: readonly AppointmentFlag[] = [AppointmentFlag.REQUESTED, AppointmentFlag.CONFIRMED];

/** Whether an appointment takes up its time. */
export const isLiveFlag = (flag: AppointmentFlag): boolean => LIVE_FLAGS.includes(flag);

registerEnumType(AppointmentFlag, {
  name: 'AppointmentFlag',
  description: 'Where an appointment stands. Requested and confirmed ones take up their time.',
  valuesConfig: {
    REQUESTED: { description: 'Waits for the business to confirm it.' },
    CONFIRMED: { description: 'Both sides count on it.' },
    CANCELED: { description: 'It does not take place; its time is free again.' },
    NO_SHOW: { description: 'The customer did not come; its time is free again.' },
  },
});
