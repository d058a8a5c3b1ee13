import { describe, expect, test } from '@jest/globals';
import { Role } from '../../entities/Role.js';
import { useWorld } from '../world/use-world.js';
import { Queue, QueueCounts } from './queue.generated.js';
import { SetCheckInStatus, UndoCheckInStatus } from './status.generated.js';
import { DeleteCheckIns, ReadCheckIn, RestoreCheckIns, UpdateCheckIn } from './check-in.generated.js';
import { SetPlaceLanguage } from './place-language.generated.js';

const HOUR = 3_600_000;
const world = useWorld();

const names = async (variables: Record<string, unknown> = {}) =>
  (await world.business.owner.must(Queue, variables)).queue.items.map(
    (item: { customer: { firstName: string }; position: number | null }) =>
      `${item.customer.firstName} ${item.position}`,
  );

describe('the queue of a day', () => {
  test('ranks the waiting parties by time of check-in; ready, seated and canceled ones have no position', async () => {
    const [ann, , cat] = [
      await world.business.checkIn(await world.business.customer('Ann')),
      await world.business.checkIn(await world.business.customer('Bea')),
      await world.business.checkIn(await world.business.customer('Cat')),
    ];
    await world.business.owner.must(SetCheckInStatus, { id: ann.id, status: 'READY', version: ann.version });
    expect(await names()).toEqual(['Ann null', 'Bea 1', 'Cat 2']);
    await world.business.owner.must(SetCheckInStatus, { id: cat.id, status: 'SEATED', version: cat.version });
    expect(await names()).toEqual(['Ann null', 'Bea 1']);
    expect(await names({ filter: 'SEATED' })).toEqual(['Cat null']);
    expect((await world.business.owner.must(QueueCounts)).queueCounts).toEqual({
      checkedIn: 2,
      seated: 1,
      canceled: 0,
      waiting: 1,
      ready: 1,
      overdue: 0,
      replies: 0,
    });
  });

  test('begins with the ready parties together; a part keeps the positions of the whole', async () => {
    const parties = [];
    for (const name of ['Ann', 'Bea', 'Cat', 'Dan'])
      parties.push(await world.business.checkIn(await world.business.customer(name)));
    for (const { id, version } of [parties[1]!, parties[3]!])
      await world.business.owner.must(SetCheckInStatus, { id, status: 'READY', version });
    expect(await names()).toEqual(['Bea null', 'Dan null', 'Ann 1', 'Cat 2']);
    expect(await names({ part: 'READY' })).toEqual(['Bea null', 'Dan null']);
    expect(await names({ part: 'WAITING' })).toEqual(['Ann 1', 'Cat 2']);
    expect(await names({ part: 'WAITING', search: 'cat' })).toEqual(['Cat 2']);
  });

  test('names the language that the party chose on its page', async () => {
    const { id, publicId } = await world.business.checkIn();
    const language = async () => {
      const { owner } = world.business;
      const { items } = (await owner.must(Queue)).queue;
      return [items[0]!.language, (await owner.must(ReadCheckIn, { id })).checkIn.language];
    };
    expect(await language()).toEqual(['en', 'en']);
    await world.anonymous.must(SetPlaceLanguage, { publicId, language: 'es' });
    expect(await language()).toEqual(['es', 'es']);
  });

  test('a position ends exactly 4 hours after check-in', async () => {
    await world.business.checkIn(await world.business.customer('Ann'));
    world.clock.forward(4 * HOUR);
    expect(await names()).toEqual(['Ann 1']);
    world.clock.forward(1000);
    expect(await names()).toEqual(['Ann null']);
  });

  test('today holds what began after local midnight, and entries of the last 4 hours', async () => {
    world.clock.set('2026-06-16T03:30:00Z'); // 23:30 of the 15th in New York
    await world.business.checkIn(await world.business.customer('Late'));
    world.clock.set('2026-06-16T06:00:00Z'); // 2:00 of the 16th
    await world.business.checkIn(await world.business.customer('Early'));
    expect(await names()).toEqual(['Late 1', 'Early 2']);
    world.clock.set('2026-06-16T09:00:00Z');
    expect(await names()).toEqual(['Early 1']);
    expect(await names({ day: 'DATE', date: '2026-06-15' })).toEqual(['Late null']);
  });

  test.each([
    ['2026-03-08', '2026-03-08T05:00:00Z', '2026-03-09T03:59:59Z'],
    ['2026-11-01', '2026-11-01T04:00:00Z', '2026-11-02T04:59:59Z'],
  ])('the day %s of a clock change begins and ends at local midnight', async (date, first, last) => {
    world.clock.set(first);
    world.business = await world.aBusiness();
    for (const [name, time] of [
      ['Before', Date.parse(first) - 1000],
      ['First', Date.parse(first)],
      ['Last', Date.parse(last)],
      ['After', Date.parse(last) + 1000],
    ] as const) {
      world.clock.set(new Date(time));
      await world.business.checkIn(await world.business.customer(name));
    }
    world.clock.forward(48 * HOUR);
    expect(await names({ day: 'DATE', date })).toEqual(['First null', 'Last null']);
  });

  test('pages carry the total and where the next one begins', async () => {
    for (const name of ['Ann', 'Bea', 'Cat']) await world.business.checkIn(await world.business.customer(name));
    const { queue } = await world.business.owner.must(Queue, { first: 2 });
    expect(queue).toMatchObject({ total: 3, cursor: '2' });
    expect((await world.business.owner.must(Queue, { first: 2, skip: 2 })).queue).toMatchObject({
      total: 3,
      cursor: null,
      items: [{ customer: { firstName: 'Cat' } }],
    });
  });

  test('search finds names and phones, and takes signs of patterns as they are', async () => {
    await world.business.checkIn(await world.business.customer('Zoë', "O'Hara", '2125559876'));
    await world.business.checkIn(await world.business.customer('Bea'));
    for (const search of ['zoë', "o'h", '(212) 555-98']) expect(await names({ search })).toEqual(['Zoë 1']);
    for (const search of ['%', '_', '\\', "'", ' . ']) expect(await names({ search })).toEqual([]);
  });

  test('search minds no accents, apostrophes, blanks or country code, and a letter is no phone number', async () => {
    await world.business.checkIn(await world.business.customer('José', "O'Connor", '7875559876'));
    await world.business.checkIn(await world.business.customer('Cem', 'Aydın', '2125550001'));
    for (const search of ['oconnor', 'O’Connor', 'jose o', 'JOSE\u0301', '+1 787', '1 (787) 555', '001787', '5559876'])
      expect([search, await names({ search })]).toEqual([search, ['José 1']]);
    for (const search of ['aydin', 'AYDIN', 'Aydın']) expect(await names({ search })).toEqual(['Cem 2']);
    expect(await names({ search: 'x787' })).toEqual([]);
  });

  test('search goes over all tabs where it is asked to', async () => {
    for (const status of ['CHECKED_IN', 'READY', 'SEATED', 'CANCELED'] as const) {
      const { id, version } = await world.business.checkIn(await world.business.customer('Ann', status));
      await world.business.owner.must(SetCheckInStatus, { id, status, version });
    }
    const { queue } = await world.business.owner.must(Queue, { filter: 'ALL', search: 'ann' });
    expect(queue.items.map(({ status }) => status)).toEqual(['READY', 'CHECKED_IN', 'SEATED', 'CANCELED']);
    expect(queue.total).toBe(4);
  });

  test('refuses a date that is none', async () => {
    expect(await world.business.owner.refused(Queue, { day: 'DATE', date: '2026-02-30' })).toBe('INVALID_INPUT');
    expect(await world.business.owner.refused(Queue, { day: 'DATE' })).toBe('INVALID_INPUT');
  });
});

describe('changing an entry', () => {
  test('undo restores status and times exactly, within 10 seconds', async () => {
    const entry = await world.business.checkIn();
    const ready = (
      await world.business.owner.must(SetCheckInStatus, { id: entry.id, status: 'READY', version: entry.version })
    ).setCheckInStatus;
    world.clock.forward(60_000);
    const seated = (
      await world.business.owner.must(SetCheckInStatus, { id: entry.id, status: 'SEATED', version: ready.version })
    ).setCheckInStatus;
    expect(seated).toMatchObject({
      readiedAt: null,
      servicedAt: '2026-06-15T16:01:00.000Z',
      undoUntil: '2026-06-15T16:01:10.000Z',
    });
    world.clock.forward(10_000);
    const undone = (await world.business.owner.must(UndoCheckInStatus, { id: entry.id, version: seated.version }))
      .undoCheckInStatus;
    expect(undone).toMatchObject({ status: 'READY', readiedAt: '2026-06-15T16:00:00.000Z', servicedAt: null });
    expect(await world.business.owner.refused(UndoCheckInStatus, { id: entry.id, version: undone.version })).toBe(
      'CONFLICT',
    );
  });

  test('undo is refused when it is too late', async () => {
    const entry = await world.business.checkIn();
    const { version } = (
      await world.business.owner.must(SetCheckInStatus, { id: entry.id, status: 'CANCELED', version: entry.version })
    ).setCheckInStatus;
    world.clock.forward(12_001);
    expect(await world.business.owner.refused(UndoCheckInStatus, { id: entry.id, version })).toBe('CONFLICT');
  });

  test('of two hosts on one entry the later one learns how it is now, and changes nothing', async () => {
    const entry = await world.business.checkIn();
    await world.business.owner.must(SetCheckInStatus, { id: entry.id, status: 'SEATED', version: entry.version });
    const { errors, data } = await world.business.owner.ask(UpdateCheckIn, {
      id: entry.id,
      version: entry.version,
      input: { notes: 'by the window' },
    });
    expect(data).toBeNull();
    expect(errors![0]!.extensions).toMatchObject({
      code: 'STALE',
      details: { current: { id: entry.id, status: 'SEATED', notes: '' } },
    });
    expect(await world.rows(world.business.id, 'select notes, status from check_in')).toEqual([
      { notes: '', status: 'seated' },
    ]);
  });

  test('the update form saves all of it as one version, and logs what was and is, words about a person apart', async () => {
    const entry = await world.business.checkIn();
    const { updateCheckIn } = await world.business.owner.must(UpdateCheckIn, {
      id: entry.id,
      version: entry.version,
      input: { status: 'READY', partySize: 5, notes: '  near the door ' },
    });
    expect(updateCheckIn).toMatchObject({
      version: entry.version + 1,
      status: 'READY',
      partySize: 5,
      notes: 'near the door',
    });
    expect(await world.rows(world.business.id, `select kind, data from check_in_event order by id`)).toEqual([
      { kind: 'checked-in', data: { partySize: 1 } },
      { kind: 'status', data: { from: 'checked-in', to: 'ready' } },
      {
        kind: 'changed',
        data: {
          fields: ['partySize', 'notes'],
          before: { partySize: '1' },
          after: { partySize: '5' },
        },
      },
    ]);
    // Words about a person are beside the log, which nobody may change.
    expect(await world.rows(world.business.id, `select field, before, after from check_in_change`)).toEqual([
      { field: 'notes', before: '', after: 'near the door' },
    ]);
  });

  test('saving the same again changes nothing', async () => {
    const entry = await world.business.checkIn();
    expect(
      (
        await world.business.owner.must(UpdateCheckIn, {
          id: entry.id,
          version: entry.version,
          input: { status: 'CHECKED_IN', partySize: 1 },
        })
      ).updateCheckIn.version,
    ).toBe(entry.version);
  });

  test('an entry of another day can be read only', async () => {
    const entry = await world.business.checkIn();
    world.clock.forward(24 * HOUR);
    expect(
      await world.business.owner.refused(SetCheckInStatus, { id: entry.id, status: 'SEATED', version: entry.version }),
    ).toBe('CONFLICT');
    expect(
      (await world.business.owner.must(Queue, { day: 'DATE', date: '2026-06-15' })).queue.items[0].isEditable,
    ).toBe(false);
  });

  test.each([
    [{ partySize: 0 }, 'partySize'],
    [{ partySize: 100 }, 'partySize'],
    [{ notes: 'x'.repeat(100_000) }, 'notes'],
    [{ notes: 'x'.repeat(2001) }, 'notes'],
  ])('refuses %j', async (input, field) => {
    const entry = await world.business.checkIn();
    const { errors } = await world.business.owner.ask(UpdateCheckIn, { id: entry.id, version: entry.version, input });
    expect(errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', field });
  });

  test('an entry of another business is not there, and stays as it is', async () => {
    const entry = await world.business.checkIn();
    const other = await world.aBusiness({ name: 'Other' });
    expect(
      await other.owner.refused(SetCheckInStatus, { id: entry.id, status: 'SEATED', version: entry.version }),
    ).toBe('NOT_FOUND');
    expect(await other.owner.refused(DeleteCheckIns, { ids: [entry.id] })).toBe('NOT_FOUND');
    expect(await world.rows(world.business.id, 'select status, deleted_at from check_in')).toEqual([
      { status: 'checked-in', deleted_at: null },
    ]);
  });

  test('staff sets a status but neither edits nor deletes', async () => {
    const entry = await world.business.checkIn();
    const staff = await world.business.as(Role.STAFF);
    expect(
      (await staff.must(SetCheckInStatus, { id: entry.id, status: 'READY', version: entry.version })).setCheckInStatus
        .status,
    ).toBe('READY');
    expect(await staff.refused(UpdateCheckIn, { id: entry.id, version: 2, input: { partySize: 2 } })).toBe('FORBIDDEN');
    expect(await staff.refused(DeleteCheckIns, { ids: [entry.id] })).toBe('FORBIDDEN');
  });
});

describe('deleting', () => {
  test('takes entries off lists and counts; undo brings them back for 10 seconds', async () => {
    const entry = await world.business.checkIn(await world.business.customer('Ann'));
    await world.business.owner.must(DeleteCheckIns, { ids: [entry.id] });
    expect(await names()).toEqual([]);
    expect((await world.business.owner.must(QueueCounts)).queueCounts.checkedIn).toBe(0);
    world.clock.forward(9_000);
    await world.business.owner.must(RestoreCheckIns, { ids: [entry.id] });
    expect(await names()).toEqual(['Ann 1']);
    await world.business.owner.must(DeleteCheckIns, { ids: [entry.id] });
    world.clock.forward(12_001);
    expect(await world.business.owner.refused(RestoreCheckIns, { ids: [entry.id] })).toBe('NOT_FOUND');
  });

  test('deletes all or none', async () => {
    const entry = await world.business.checkIn();
    expect(await world.business.owner.refused(DeleteCheckIns, { ids: [entry.id, '4294967299'] })).toBe('NOT_FOUND');
    expect(await world.rows(world.business.id, 'select deleted_at from check_in')).toEqual([{ deleted_at: null }]);
  });
});
