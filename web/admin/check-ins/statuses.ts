import CancelIcon from '@mui/icons-material/HighlightOff';
import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import ClockIcon from '@mui/icons-material/Schedule';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import { ChairIcon } from '../pieces/ChairIcon';
import type { CheckInFieldsFragment } from './check-ins.generated';

export type CheckIn = CheckInFieldsFragment;
export type Status = CheckIn['status'];
interface StatusLook {
  status: Status;
  word: string;
  token: string;
  Icon: ComponentType<SvgIconProps>;
  sentence: (name: string) => string;
}

/** Word, icon and color of each status, in the order of a visit. */
export const statuses: StatusLook[] = [
  {
    status: 'CHECKED_IN',
    word: 'Checked-In',
    token: 'checked-in',
    Icon: ClockIcon,
    sentence: (name) => `${name} is checked in.`,
  },
  { status: 'READY', word: 'Ready', token: 'ready', Icon: BellIcon, sentence: (name) => `${name} is ready.` },
  { status: 'SEATED', word: 'Seated', token: 'seated', Icon: ChairIcon, sentence: (name) => `${name} is seated.` },
  {
    status: 'CANCELED',
    word: 'Canceled',
    token: 'canceled',
    Icon: CancelIcon,
    sentence: (name) => `${name} is canceled.`,
  },
];

export const lookOf = (status: Status): StatusLook => statuses.find((look) => look.status === status) ?? statuses[0];

export const nameOf = ({ customer }: CheckIn) => `${customer.firstName} ${customer.lastName}`.trim();
