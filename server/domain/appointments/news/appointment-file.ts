import { AppointmentFlag } from '../../../../entities/AppointmentFlag.js';
import type { SelectedProduct } from '../../../../entities/SelectedProduct.js';
import { oneLine } from '../../../core/names.js';
import { calendarFile, type CalendarEntry, type CalendarFile, uidOf } from './calendar-file.js';

/** What the calendar file of an appointment is made of. */
export interface FileFacts {
  uuid: string;
  flag: AppointmentFlag;
  revision: number;
  startsAt: Date;
  endsAt: Date;
  businessName: string;
  address: string;
  products: readonly SelectedProduct[];
  /** When this is so. */
  stamp: Date;
}

/** The calendar file of an appointment, with the link by which its customer changes it, if any. A request is tentative. */
export function fileOfAppointment(
  booked: FileFacts,
  { method, link }: { method: CalendarFile['method']; link: string | null },
): string {
  return calendarFile({ method, entries: [entryOfAppointment(booked, { method, link })] });
}

/** One appointment of a file. */
export function entryOfAppointment(
  booked: FileFacts,
  { method, link }: { method: CalendarFile['method']; link: string | null },
): CalendarEntry {
  const items = booked.products.map(({ name }) => name).join(', ');
  return {
    uid: uidOf(booked.uuid),
    sequence: booked.revision,
    status: statusOf(method, booked.flag),
    startsAt: booked.startsAt,
    endsAt: booked.endsAt,
    stamp: booked.stamp,
    summary: oneLine(booked.businessName),
    description: [items, link].filter(Boolean).join('\n'),
    location: booked.address,
    ...(link !== null && { url: link }),
  };
}

function statusOf(method: CalendarFile['method'], flag: AppointmentFlag): CalendarEntry['status'] {
  if (method === 'CANCEL') return 'CANCELLED';
  return flag === AppointmentFlag.REQUESTED ? 'TENTATIVE' : 'CONFIRMED';
}
