import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { AppointmentFieldsFragment } from '../../../../web/admin/appointments/appointments.generated';
import { refuse, type MockServer } from '../../mock-schema';
import { openDialog } from '../open-dialog';

// Dialogs that come late, one after the other: modules that are first asked for at the same moment trip over each other.
await import('../../../../web/admin/customers/select/SelectCustomerDialog');
await import('../../../../web/admin/customers/AddCustomerDialog');
await import('../../../../web/admin/products/select/SelectProductsDialog');
await import('../../../../web/admin/staff/select/SelectStaffDialog');
await import('../../../../web/admin/customers/CustomerProfileDialog');

export const timeZone = 'America/Chicago';
/** Saturday, 10:00 in Chicago. */
const now = '2026-11-21T16:00:00.000Z';
/** An instant on Monday, Nov 23, in Chicago: '9:30'. */
export const monday = (clock: string): string =>
  `2026-11-23T${String(Number(clock.split(':')[0]) + 6).padStart(2, '0')}:${clock.split(':')[1]}:00.000Z`;

const ann = { id: '201', firstName: 'Ann', lastName: 'Lee', phone: '5125550101', email: 'ann@example.com' };
const bob = { id: '202', firstName: 'Bob', lastName: 'Lum', phone: '5125550102', email: null };
export const maya = { id: '11', firstName: 'Maya', lastName: 'Lin', color: '#17703c' };
export const noah = { id: '12', firstName: 'Noah', lastName: 'Ray', color: '#ac2019' };
const member = (staff: typeof maya, role = 'STAFF') => ({ ...staff, role, productIds: [], isYou: false });
const item = (id: string, name: string, durationMinutes: number | null) => ({
  id,
  name,
  price: '20.00',
  durationMinutes,
  category: null,
});

export const settings = {
  bookingInterval: 30,
  bookingSlots: 1,
  calendarView: 'DAY',
  noticeMinutes: null as number | null,
  windowDays: 60,
  bufferBefore: 0,
  bufferAfter: 0,
  confirmation: 'STAFF',
  lateMinutes: 10,
  lateArrival: 'END',
  cancelMinutes: 1440 as number | null,
  changeMinutes: 1440 as number | null,
  bookingMail: 'OWNERS',
  version: 3,
};

/** The business is open 9:00 to 17:00 from Monday to Friday, Maya works from 10:00. */
function hours(_: unknown, { firstDate, days }: { firstDate: string; days: number }) {
  const first = Date.parse(`${firstDate}T06:00:00.000Z`);
  const at = (day: number, hour: number) => new Date(first + (day * 24 + hour) * 3_600_000).toISOString();
  return {
    timeZone,
    hasHours: true,
    days: Array.from({ length: days }, (_day, day) => {
      const weekday = new Date(first + day * 86_400_000).getUTCDay();
      const open = (from: number) => (weekday % 6 === 0 ? [] : [{ startsAt: at(day, from), endsAt: at(day, 17) }]);
      return {
        date: at(day, 0).slice(0, 10),
        startsAt: at(day, 0),
        endsAt: at(day, 24),
        open: open(9),
        staff: [{ staffId: maya.id, open: open(10) }],
      };
    }),
    appointments: [],
    total: 0,
  };
}

type Forms = AppointmentFieldsFragment['forms'];

export const anAppointment = (fields: object = {}) => ({
  id: '901',
  version: 5,
  status: 'RESERVED',
  flag: 'CONFIRMED',
  title: '',
  startsAt: monday('10:00'),
  endsAt: monday('10:45'),
  notes: '',
  color: maya.color,
  overlaps: false,
  createdAt: '2026-11-20T15:00:00.000Z',
  series: null as object | null,
  seriesNumber: null as number | null,
  checkIn: null as object | null,
  customer: ann as typeof ann | null,
  parts: [
    {
      askedForStaff: true,
      startsAt: monday('10:00'),
      endsAt: monday('10:45'),
      staff: maya as typeof maya | null,
      products: [{ id: '31', name: 'Cut' }],
    },
  ],
  forms: [] as Forms,
  ...fields,
});
export type Entry = ReturnType<typeof anAppointment>;

const frontDesk = [
  'APPOINTMENT_READ',
  'APPOINTMENT_STATUS',
  'APPOINTMENT_WRITE',
  'APPOINTMENT_DELETE',
  'APPOINTMENT_SETTINGS',
  'CUSTOMER_READ',
  'CUSTOMER_WRITE',
];

/** A dialog of the calendar over a salon with a few customers, staff and services. */
export function openEntry(
  dialog: ReactElement,
  { permissions = frontDesk, Query = {}, Mutation = {} }: MockServer & { permissions?: string[] } = {},
) {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  const router = createMemoryRouter([{ path: '/', element: dialog }]);
  const opened = openDialog(<RouterProvider router={router} />, {
    permissions,
    Query: {
      calendar: hours,
      calendarSettings: () => settings,
      customers: (_: unknown, { search }: { search: string | null }) => {
        const items = [ann, bob].filter(({ firstName }) => !search || firstName.includes(search));
        return { total: items.length, cursor: null, items };
      },
      staffMembers: () => {
        const items = [member({ ...maya, id: '10', firstName: 'Zoë' }, 'OWNER'), member(maya), member(noah)];
        return { total: items.length, cursor: null, items };
      },
      customer: () => ({ ...ann, birthMonth: null, birthDay: null, birthYear: null, tags: [], notes: '' }),
      erasureRequests: () => [],
      customerCanBeTold: () => true,
      products: () => ({ total: 2, cursor: null, items: [item('31', 'Cut', 45), item('32', 'Color', 62)] }),
      plans: () => [],
      ...Query,
    },
    Mutation,
  });
  const writes = () => opened.calls.filter(({ name }) => /_(?:Add|Update|SetFlag|Delete|Restore)$/.test(name));
  return { ...opened, writes };
}

export const taken = (times: string[] = []): never =>
  refuse('SLOT_TAKEN', 'That time is taken.', 'startsAt', {
    conflicts: [{ appointmentId: '7', staffId: maya.id, startsAt: monday('10:00'), endsAt: monday('11:00') }],
    times,
  });

export const dialogOf = (name: string) => screen.findByRole('dialog', { name });
export const questionOf = (name: string) => screen.findByRole('alertdialog', { name });
type User = ReturnType<typeof openEntry>['user'];
export const press = async (user: User, name: string | RegExp, within_?: HTMLElement) =>
  user.click(await (within_ ? within(within_) : screen).findByRole('button', { name }));
/** Types a text in place of what a field has. */
export async function retype(user: User, label: string | RegExp, text: string) {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  await user.clear(field);
  if (text) await user.type(field, text);
  await user.tab();
}
