import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import EventIcon from '@mui/icons-material/EventBusyOutlined';
import CancelIcon from '@mui/icons-material/HighlightOff';
import PastIcon from '@mui/icons-material/History';
import NoShowIcon from '@mui/icons-material/PersonOff';
import RequestIcon from '@mui/icons-material/PendingOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { AppointmentFieldsFragment, AppointmentArrivalFragment } from './appointments.generated';

/** Who has come is known of those in the calendar. */
export type Appointment = AppointmentFieldsFragment & Partial<AppointmentArrivalFragment>;
export type Flag = Appointment['flag'];
export type State = 'past' | 'confirmed' | 'canceled' | 'no-show' | 'requested' | 'event';

export const isEvent = ({ status }: Appointment) => status === 'EVENT';

interface StateLook {
  state: State;
  /** As the legend has it. */
  word: string;
  Icon: ComponentType<SvgIconProps>;
}

/** Word and icon of each state, in the order of the legend; the colors are the tokens `--state-*`. */
export const states: readonly StateLook[] = [
  { state: 'past', word: 'Past', Icon: PastIcon },
  { state: 'confirmed', word: 'Confirmed', Icon: CheckIcon },
  { state: 'canceled', word: 'Canceled', Icon: CancelIcon },
  { state: 'no-show', word: 'No Show', Icon: NoShowIcon },
  { state: 'requested', word: 'Request', Icon: RequestIcon },
  { state: 'event', word: 'Event', Icon: EventIcon },
];

const stateOfFlag: Record<Flag, State> = {
  CONFIRMED: 'confirmed',
  REQUESTED: 'requested',
  CANCELED: 'canceled',
  NO_SHOW: 'no-show',
};

/** What the calendar colors by: a confirmed or requested one that is over is past; an event that blocks its time is one. `now` is epoch milliseconds. */
export function stateOf({ status, flag, endsAt }: Pick<Appointment, 'status' | 'flag' | 'endsAt'>, now: number): State {
  const isLive = flag === 'CONFIRMED' || flag === 'REQUESTED';
  if (isLive && Date.parse(endsAt) <= now) return 'past';
  return status === 'EVENT' && isLive ? 'event' : stateOfFlag[flag];
}

export const lookOfState = (state: State): StateLook => states.find((look) => look.state === state) ?? states[0]!;

/** Whose it is, or the name of an event. */
export function nameOf({ customer, title }: Pick<Appointment, 'customer' | 'title'>): string {
  if (customer) return `${customer.firstName} ${customer.lastName}`.trim();
  return title || 'Event';
}
