import type { Appointment } from '../../../../web/admin/appointments/states';

export const timeZone = 'America/Chicago';

export const maya = { id: '2', firstName: 'Maya', lastName: 'Lin', color: '#aa3377' };
export const joe = { id: '3', firstName: 'Joe', lastName: 'Roe', color: '#228833' };
const ann = { id: '71', firstName: 'Ann', lastName: 'Lee', phone: '5125550123', email: 'ann@mail.example' };

/** 9:30 to 10:15 on Saturday, November 21, 2026, by the clock of Chicago, with Maya. */
export const anAppointment = (fields: Partial<Appointment> = {}): Appointment => {
  const startsAt = fields.startsAt ?? '2026-11-21T15:30:00.000Z';
  const endsAt = fields.endsAt ?? '2026-11-21T16:15:00.000Z';
  return {
    id: '11',
    version: 1,
    status: 'RESERVED',
    flag: 'CONFIRMED',
    title: '',
    startsAt,
    endsAt,
    notes: '',
    color: '#aa3377',
    overlaps: false,
    createdAt: '2026-11-20T15:00:00.000Z',
    series: null,
    seriesNumber: null,
    customer: ann,
    parts: [aPart({ startsAt, endsAt })],
    forms: [],
    checkIn: null,
    ...fields,
  };
};

type Part = Appointment['parts'][number];
export const aPart = (fields: Partial<Part> = {}): Part => ({
  askedForStaff: false,
  startsAt: '2026-11-21T15:30:00.000Z',
  endsAt: '2026-11-21T16:15:00.000Z',
  staff: maya,
  products: [{ id: '31', name: 'Cut' }],
  ...fields,
});

/** A meeting of some, or of everybody, at the same time. */
export const anEvent = (staff: (typeof maya | null)[], fields: Partial<Appointment> = {}): Appointment =>
  anAppointment({
    id: '12',
    status: 'EVENT',
    title: 'Team lunch',
    customer: null,
    parts: staff.map((one) => aPart({ staff: one, products: [] })),
    ...fields,
  });

/** Two parts, one after the other: Maya cuts to 10:15, Joe colors to 11:00. */
export const twoParts = () =>
  anAppointment({
    endsAt: '2026-11-21T17:00:00.000Z',
    parts: [
      aPart({ askedForStaff: true }),
      aPart({
        staff: joe,
        startsAt: '2026-11-21T16:15:00.000Z',
        endsAt: '2026-11-21T17:00:00.000Z',
        products: [{ id: '32', name: 'Color' }],
      }),
    ],
  });

const open = (from: string, to: string) => ({ startsAt: `2026-11-21T${from}Z`, endsAt: `2026-11-21T${to}Z` });

/** The same Saturday: the business is open from 9 to 12 and from 13 to 17, Maya works from 10 to 14; Joe has no hours of his own. */
export const saturday = {
  date: '2026-11-21',
  startsAt: '2026-11-21T06:00:00.000Z',
  endsAt: '2026-11-22T06:00:00.000Z',
  open: [open('15:00:00.000', '18:00:00.000'), open('19:00:00.000', '23:00:00.000')],
  staff: [{ staffId: maya.id, open: [open('16:00:00.000', '20:00:00.000')] }],
};
export const hours = { timeZone, hasHours: true, days: [saturday] };
