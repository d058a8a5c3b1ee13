import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mergeChanges, type OnlineChange } from '../../server/domain/appointments/online-changes/merge-changes.js';

const AT = new Date('2026-06-22T14:00:00Z');
const LATER = new Date('2026-06-22T15:00:00Z');
const booked = { appointmentId: '1', kind: 'booked', wasAt: null, wasWith: [] } as const;
const moved = { appointmentId: '1', kind: 'moved', wasAt: AT, wasWith: ['7'] } as const;
const waits = { appointmentId: '1', kind: 'waits', wasAt: null, wasWith: [] } as const;
const canceled = { appointmentId: '1', kind: 'canceled', wasAt: null, wasWith: [] } as const;

test.each([
  ['booked', [booked], null],
  ['undone', [booked, canceled], null],
  ['booked', [booked, moved], null],
  ['undone', [booked, moved, canceled], null],
  ['moved', [moved], AT],
  ['moved', [moved, { ...moved, wasAt: LATER, wasWith: ['8'] }], AT],
  ['canceled', [moved, canceled], null],
  ['waits', [waits], null],
  ['booked', [booked, waits], null],
  ['moved', [waits, moved], AT],
  ['canceled', [waits, canceled], null],
] as const)('%s is what became of %j', (kind, changes, wasAt) =>
  expect(mergeChanges(changes)).toMatchObject([{ kind, wasAt: wasAt?.toISOString() ?? null }]),
);

const change: fc.Arbitrary<OnlineChange> = fc
  .record({ id: fc.nat(4), staff: fc.array(fc.nat(3).map(String)), change: fc.constantFrom(booked, moved, canceled) })
  .map(({ id, staff, change: one }) => ({ ...one, appointmentId: String(id), wasWith: staff }));

test('every appointment has one line, in the order of their first changes, with all who did it', () => {
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const merged = mergeChanges(changes);
      expect(merged.map(({ appointmentId }) => appointmentId)).toEqual([
        ...new Set(changes.map(({ appointmentId }) => appointmentId)),
      ]);
      for (const { appointmentId, kind, wasAt, wasWith } of merged) {
        const own = changes.filter((one) => one.appointmentId === appointmentId);
        expect(new Set(wasWith)).toEqual(new Set(own.flatMap((one) => one.wasWith)));
        expect(wasWith).toHaveLength(new Set(wasWith).size);
        expect(kind === 'canceled' || kind === 'undone').toBe(own.at(-1)!.kind === 'canceled');
        if (wasAt !== null) expect(kind).toBe('moved');
      }
    }),
  );
});
