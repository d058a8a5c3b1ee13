import DoneIcon from '@mui/icons-material/DoneAll';
import ArrivedIcon from '@mui/icons-material/HowToRegOutlined';
import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import { ChairIcon } from '../pieces/ChairIcon';
import type { Appointment } from './states';

interface ArrivalLook {
  arrival: 'waiting' | 'ready' | 'serving' | 'served';
  /** As the legend has it. */
  short: string;
  word: string;
  /** Of its color. */
  token: string;
  Icon: ComponentType<SvgIconProps>;
}

/** How a customer who has come is doing, in the order of a visit, in the colors of the queue. */
export const arrivals: readonly ArrivalLook[] = [
  { arrival: 'waiting', short: 'Waiting', word: 'Checked in, waiting', token: 'checked-in', Icon: ArrivedIcon },
  { arrival: 'ready', short: 'Ready', word: 'Checked in, ready', token: 'ready', Icon: BellIcon },
  { arrival: 'serving', short: 'Being served', word: 'Being served', token: 'seated', Icon: ChairIcon },
  { arrival: 'served', short: 'Served', word: 'Served', token: 'seated', Icon: DoneIcon },
];
const [waiting, ready, serving, served] = arrivals as [ArrivalLook, ArrivalLook, ArrivalLook, ArrivalLook];

/** Of who has checked in for an appointment; null before. Nobody reports the end of a service: it is the end of the appointment. `now` is epoch milliseconds. */
export function arrivalOf(
  { checkIn, endsAt }: Pick<Appointment, 'checkIn' | 'endsAt'>,
  now: number,
): ArrivalLook | null {
  if (!checkIn) return null;
  if (checkIn.status === 'SEATED') return Date.parse(endsAt) <= now ? served : serving;
  return checkIn.status === 'READY' ? ready : waiting;
}
