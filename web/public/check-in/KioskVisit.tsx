import type { ComponentProps } from 'react';
import { CheckInVisit } from './CheckInVisit';
import { NumberPad } from './NumberPad';

/** A visit at the kiosk, with our own digits: phones do without their script. */
export function KioskVisit(visit: Omit<ComponentProps<typeof CheckInVisit>, 'pad'>) {
  return <CheckInVisit {...visit} pad={NumberPad} />;
}
