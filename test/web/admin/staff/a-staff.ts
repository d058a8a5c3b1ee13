import { ApolloLink } from '@apollo/client/link';
import { act } from '@testing-library/react';
import { Subject } from 'rxjs';
import { anImage } from '../../ui/an-image';
import { openApp, owner, refuse } from '../open-app';

const business = { ...owner.business, plan: 'STANDARD' };
export const manager = {
  ...owner,
  business,
  role: 'MANAGER',
  permissions: ['STAFF_READ', 'STAFF_WRITE', 'STAFF_REMOVE', 'STAFF_EMAIL', 'BUSINESS_LEAVE', 'MEDIA_WRITE'],
};
export const frontDesk = { ...owner, business, role: 'FRONT_DESK', permissions: ['STAFF_READ', 'BUSINESS_LEAVE'] };
export const anOwner = { ...manager, role: 'OWNER', permissions: [...manager.permissions, 'OWNER_CHANGE'] };

interface Range {
  id: string;
  weekday: number;
  opens: number;
  closes: number;
  version: number;
}
export const aMember = (id: string, firstName: string, lastName: string, fields: object = {}) => ({
  id,
  version: 1,
  firstName,
  lastName,
  phone: '',
  email: '',
  color: '#019fe8',
  role: 'STAFF',
  productIds: [] as string[],
  isYou: false,
  access: { state: 'NONE', email: null, expiresAt: null } as object | null,
  weekly: [] as Range[],
  image: null as object | null,
  archivedAt: null as string | null,
  ...fields,
});
type Member = ReturnType<typeof aMember>;
export const theOwner = aMember('1', 'Zoë', 'Marchetti', {
  role: 'OWNER',
  phone: '5125550100',
  access: { state: 'SIGNS_IN', email: null, expiresAt: null },
});
export const range = (id: string, weekday: number, opens = 540, closes = 1020): Range => ({
  id,
  weekday,
  opens,
  closes,
  version: 1,
});
export const aPhoto = (id: string, fields: object = {}) => ({
  id,
  version: 1,
  isMain: false,
  description: '',
  staffId: '2',
  image: { id, thumbnailUrl: '', ...anImage(id) },
  ...fields,
});
const items = [
  { id: '31', name: 'Cut', price: '58.00', durationMinutes: 45, category: null },
  { id: '32', name: 'Color', price: null, durationMinutes: null, category: null },
];
interface Exception {
  id: string;
  date: string;
  lastDate: string;
  name: string;
  ranges: { opens: number; closes: number }[];
  version: number;
}

/** The page of the staff over an invented server that keeps them; `tick` is what another one's change sends. */
export function openStaff(
  members: Member[],
  {
    path = '/account/staff',
    viewer = manager,
    photos = [] as ReturnType<typeof aPhoto>[],
    exceptions = [] as Exception[],
    Query = {},
    Mutation = {},
  }: Parameters<typeof openApp>[1] & {
    path?: string;
    photos?: ReturnType<typeof aPhoto>[];
    exceptions?: Exception[];
  } = {},
) {
  const server = { members, photos, exceptions };
  let ids = 100;
  const find = (id: string) =>
    server.members.find((member) => member.id === id) ?? refuse('NOT_FOUND', 'That staff member was not found.');
  function change(id: string, fields: object) {
    const changed = { ...find(id), ...fields };
    server.members = server.members.map((member) => (member.id === id ? changed : member));
    return changed;
  }
  const hoursOf = (id: string) => ({
    timeZone: 'America/Chicago',
    weekly: find(id).weekly,
    exceptions: server.exceptions,
  });
  const ownerOfRange = (rangeId: string) =>
    server.members.find(({ weekly }) => weekly.some(({ id }) => id === rangeId)) ?? refuse('NOT_FOUND', 'Gone.');
  const app = openApp(path, {
    viewer,
    Query: {
      staffMembers: (
        _: unknown,
        { search, archived, first }: { search: string | null; archived: boolean; first: number },
      ) => {
        const found = server.members.filter(
          ({ archivedAt, firstName }) => (archivedAt !== null) === archived && firstName.includes(search ?? ''),
        );
        return { items: found.slice(0, first), total: found.length, cursor: null };
      },
      staffMember: (_: unknown, { id }: { id: string }) => find(id),
      staffAlbum: () => server.photos,
      staffHours: (_: unknown, { staffId }: { staffId: string }) => hoursOf(staffId),
      products: () => ({ items, total: items.length, cursor: null }),
      ...Query,
    },
    Mutation: {
      addStaffMember: (_: unknown, { input }: { input: object }) => {
        const member = aMember(String(ids++), '', '', input);
        server.members = [...server.members, member];
        return member;
      },
      updateStaffMember: (_: unknown, { id, input }: { id: string; input: object }) =>
        change(id, { ...input, version: find(id).version + 1 }),
      archiveStaffMembers: (_: unknown, { ids: [id] }: { ids: string[] }) => {
        change(id, { archivedAt: '2026-11-21T15:00:00.000Z' });
        return { ids: [id], appointments: 0, overlapping: 0 };
      },
      undoStaffArchival: (_: unknown, { ids: [id] }: { ids: string[] }) => {
        change(id, { archivedAt: null });
        return { ids: [id], appointments: 0, overlapping: 0, changedAppointments: 0, parties: 0, changedParties: 0 };
      },
      restoreStaffMembers: (_: unknown, { ids: [id] }: { ids: string[] }) => {
        change(id, { archivedAt: null });
        return { ids: [id] };
      },
      addStaffHour: (_: unknown, { staffId, input }: { staffId: string; input: object }) => {
        const added = { ...range(String(ids++), 0), ...input };
        change(staffId, { weekly: [...find(staffId).weekly, added] });
        return added;
      },
      deleteStaffHours: (_: unknown, { ids: [id] }: { ids: string[] }) => {
        const { id: staffId, weekly } = ownerOfRange(id);
        change(staffId, { weekly: weekly.filter((one) => one.id !== id) });
        return hoursOf(staffId);
      },
      copyStaffHours: (
        _: unknown,
        { staffId, fromWeekday, toWeekdays }: { staffId: string; fromWeekday: number; toWeekdays: number[] },
      ) => {
        const { weekly } = find(staffId);
        const source = weekly.filter(({ weekday }) => weekday === fromWeekday);
        const copies = toWeekdays.flatMap((weekday) => source.map((one) => ({ ...one, id: String(ids++), weekday })));
        change(staffId, { weekly: [...weekly.filter(({ weekday }) => !toWeekdays.includes(weekday)), ...copies] });
        return hoursOf(staffId);
      },
      setStaffHoursException: (_: unknown, { id, input }: { id: string | null; input: Omit<Exception, 'id'> }) => {
        const saved = { ...input, id: id ?? String(ids++), version: 1 };
        server.exceptions = [...server.exceptions.filter((one) => one.id !== saved.id), saved];
        return saved;
      },
      deleteStaffHoursExceptions: (_: unknown, { ids: gone }: { ids: string[] }) => {
        server.exceptions = server.exceptions.filter(({ id }) => !gone.includes(id));
        return hoursOf('2');
      },
      setMainMedia: (_: unknown, { id }: { id: string }) => {
        server.photos = server.photos.map((photo) => ({ ...photo, isMain: photo.id === id }));
        return server.photos.find((photo) => photo.id === id);
      },
      ...Mutation,
    },
  });
  const ticks = new Subject<ApolloLink.Result>();
  app.client.setLink(
    ApolloLink.split(
      (operation) => operation.operationType === 'subscription',
      new ApolloLink(() => ticks),
      app.client.link,
    ),
  );
  const at = '2026-11-21T15:00:00.000Z';
  const tick = () => act(() => ticks.next({ data: { staffChanged: { at, __typename: 'StaffTick' } } }));
  return { ...app, server, tick };
}
