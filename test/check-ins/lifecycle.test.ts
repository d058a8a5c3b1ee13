import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CheckInStatus } from '../../entities/CheckInStatus.js';
import { changeStatus } from '../../server/domain/check-ins/entry/lifecycle.js';
import type { StatusTimes } from '../../server/domain/check-ins/entry/status-times.js';

const START: StatusTimes = {
  status: CheckInStatus.CHECKED_IN,
  readiedAt: null,
  servicedAt: null,
  canceledAt: null,
  cancelBy: null,
  notifiedAt: null,
};
const at = (second: number) => new Date(Date.UTC(2026, 5, 15, 12, 0, second));
const statuses = fc.constantFrom(...Object.values(CheckInStatus));

/** The entry after these statuses, one a second. */
const after = (path: CheckInStatus[], from = START) =>
  path.reduce((entry, status, second) => changeStatus(entry, status, at(second), 'host'), from);

describe('the status of a check-in', () => {
  test('ready sets its time and any other status clears it', () => {
    expect(after([CheckInStatus.READY])).toEqual({ ...START, status: 'ready', readiedAt: at(0) });
    expect(after([CheckInStatus.READY, CheckInStatus.SEATED]).readiedAt).toBeNull();
  });

  test('seated sets the service time, keeps it through other statuses, and clears it when it comes back', () => {
    expect(after([CheckInStatus.SEATED]).servicedAt).toEqual(at(0));
    expect(after([CheckInStatus.SEATED, CheckInStatus.CHECKED_IN]).servicedAt).toEqual(at(0));
    expect(after([CheckInStatus.SEATED, CheckInStatus.CHECKED_IN, CheckInStatus.SEATED]).servicedAt).toBeNull();
  });

  test('canceled says when and by whom, and any other status clears both', () => {
    expect(after([CheckInStatus.CANCELED])).toMatchObject({ canceledAt: at(0), cancelBy: 'host' });
    expect(after([CheckInStatus.CANCELED, CheckInStatus.CHECKED_IN])).toMatchObject({
      canceledAt: null,
      cancelBy: null,
    });
  });

  test('repeating a status changes no time', () => {
    fc.assert(
      fc.property(fc.array(statuses, { maxLength: 8 }), statuses, (path, last) => {
        const entry = after([...path, last]);
        expect(changeStatus(entry, last, at(59), 'host')).toEqual(entry);
      }),
    );
  });

  test('only a ready entry has a ready time, only a canceled one says who canceled', () => {
    fc.assert(
      fc.property(fc.array(statuses, { minLength: 1, maxLength: 12 }), (path) => {
        const entry = after(path);
        expect(entry.readiedAt !== null).toBe(entry.status === 'ready');
        expect(entry.canceledAt !== null).toBe(entry.status === 'canceled');
        expect(entry.cancelBy !== null).toBe(entry.status === 'canceled');
      }),
    );
  });
});
