import { beforeEach, expect, test } from '@jest/globals';
import { Connection } from '../../../web/public/kiosk-offline/Connection';

interface FakeDatabase {
  number: number;
  isClosed: boolean;
}

let databases: FakeDatabase[];
let onClosed: () => void;
let isBroken: boolean;
let connection: Connection<FakeDatabase>;

beforeEach(() => {
  databases = [];
  isBroken = false;
  connection = new Connection(async (closed) => {
    if (isBroken) throw new DOMException('The disk is gone', 'UnknownError');
    onClosed = closed;
    const database = { number: databases.length + 1, isClosed: false };
    databases.push(database);
    return database;
  });
});

/** As a browser: a transaction cannot begin on a connection that is closed. */
const numberOf = () =>
  connection.use(async ({ number, isClosed }) => {
    if (isClosed) throw new DOMException('The database connection is closing', 'InvalidStateError');
    return number;
  });

test('one connection serves all', async () => {
  expect(await Promise.all([numberOf(), numberOf()])).toEqual([1, 1]);
});

test('one that the browser closed is opened again, whether it said so or not', async () => {
  await numberOf();
  databases[0]!.isClosed = true;
  expect(await Promise.all([numberOf(), numberOf()])).toEqual([2, 2]);
  onClosed();
  expect(await numberOf()).toBe(3);
});

test('one that cannot be opened again says so, and is tried anew at the next use', async () => {
  await numberOf();
  databases[0]!.isClosed = true;
  isBroken = true;
  await expect(numberOf()).rejects.toThrow('The disk is gone');
  isBroken = false;
  expect(await numberOf()).toBe(2);
});

test('another failure is not tried twice', async () => {
  let tries = 0;
  const failing = connection.use(async () => {
    tries += 1;
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await expect(failing).rejects.toThrow('Full');
  expect([tries, databases]).toMatchObject([1, [{ number: 1 }]]);
});
