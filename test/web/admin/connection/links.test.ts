import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { finalize, NEVER, of, switchMap, throwError, timer, type Observable } from 'rxjs';
import { idempotencyLink } from '../../../../web/admin/connection/idempotency-link';
import { refusalOf } from '../../../../web/admin/connection/refusal';
import { retryLink } from '../../../../web/admin/connection/retry-link';
import { sessionLink, type SessionEvents } from '../../../../web/admin/connection/session-link';

type Answer = () => Observable<ApolloLink.Result>;
const seat = gql`
  mutation Seat($id: ID!) {
    seat(id: $id)
  }
`;
const ask = gql`
  query Ask {
    ask
  }
`;
const answered: Answer = () => of({ data: { seat: true } });
const unreachable: Answer = () => throwError(() => new TypeError('Failed to fetch'));
const refused =
  (code: string): Answer =>
  () =>
    of({ data: null, errors: [{ message: code, extensions: { code, field: 'phone', details: { left: 3 } } }] });

/** A client whose server gives these answers in turn, the last one for ever; `keys` are the Idempotency-Keys that arrived. */
function aClient(answers: Answer[], events: Partial<SessionEvents> = {}, isInAccount = true) {
  const keys: (string | undefined)[] = [];
  const server = new ApolloLink((operation) => {
    keys.push(operation.getContext().headers?.['Idempotency-Key']);
    return (answers.length > 1 ? answers.shift() : answers[0])?.() ?? of({});
  });
  const nothing = () => undefined as void;
  const session = sessionLink(() => isInAccount, {
    onSessionEnd: nothing,
    onRightsChange: nothing,
    onOtherAccount: nothing,
    ...events,
  });
  const link = ApolloLink.from([session, idempotencyLink(), retryLink(), server]);
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const write = (id: unknown = '1') =>
    client.mutate({ mutation: seat, variables: { id } }).then(
      () => null,
      (error: unknown) => error,
    );
  return { client, keys, write };
}

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => void jest.useRealTimers());

test('a database that is away for 10 seconds costs nothing but the wait, and the write keeps its key', async () => {
  const { keys, write } = aClient([
    unreachable,
    refused('UNAVAILABLE'),
    refused('UNAVAILABLE'),
    unreachable,
    refused('IN_FLIGHT'),
    refused('UNAVAILABLE'),
    answered,
  ]);
  const done = write();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await done).toBeNull();
  expect(keys).toHaveLength(7);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});

test('what stays away is shown as failed; pressing again re-uses the key, until there is an answer', async () => {
  const { keys, write } = aClient([unreachable]);
  const failed = write();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(refusalOf(await failed)).toEqual({
    code: 'NETWORK',
    message: 'Greeter cannot be reached at the moment. Check your connection and try again.',
  });
  const again = write();
  const other = write('2');
  await jest.advanceTimersByTimeAsync(20_000);
  await Promise.all([again, other]);
  expect(new Set(keys).size).toBe(2);
});

test('tries that hang end 15 seconds after the press, the last one too; the next press keeps the key', async () => {
  let hanging = 0;
  const hang: Answer = () => {
    hanging += 1;
    return NEVER.pipe(finalize(() => (hanging -= 1)));
  };
  const { keys, write } = aClient([refused('UNAVAILABLE'), unreachable, hang, answered]);
  let outcome: unknown = 'waits';
  void write().then((error) => (outcome = error));
  await jest.advanceTimersByTimeAsync(14_900);
  expect([outcome, hanging]).toEqual(['waits', 1]);
  await jest.advanceTimersByTimeAsync(100);
  expect([refusalOf(outcome).code, hanging]).toEqual(['NETWORK', 0]);
  expect(await write()).toBeNull();
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
});

test('a file may be on its way for longer', async () => {
  const slow: Answer = () => timer(40_000).pipe(switchMap(answered));
  const { write } = aClient([slow]);
  const done = write({ file: new File(['x'], 'logo.png') });
  await jest.advanceTimersByTimeAsync(40_000);
  expect(await done).toBeNull();
});

test('another file is another write, the same one again is not', async () => {
  const { keys, write } = aClient([unreachable]);
  const [door, wall] = [new File(['x'], 'door.png'), new File(['x'], 'wall.png')];
  for (const file of [door, wall, door]) {
    const failed = write(file);
    await jest.advanceTimersByTimeAsync(20_000);
    await failed;
  }
  expect(new Set(keys).size).toBe(2);
});

test('the same write after an answer is a new one', async () => {
  const { keys, write } = aClient([answered]);
  await write();
  await write();
  expect(new Set(keys).size).toBe(2);
});

test('a refusal is final and says its code, field and details', async () => {
  const { keys, write } = aClient([refused('INVALID_INPUT')]);
  expect(refusalOf(await write())).toEqual({
    code: 'INVALID_INPUT',
    message: 'INVALID_INPUT',
    field: 'phone',
    details: { left: 3 },
  });
  expect(keys).toHaveLength(1);
});

test("UNAVAILABLE that does not pass is the caller's error in the end", async () => {
  const { write } = aClient([refused('UNAVAILABLE')]);
  const failed = write();
  await jest.advanceTimersByTimeAsync(20_000);
  const error = await failed;
  expect(CombinedGraphQLErrors.is(error)).toBe(true);
  expect(refusalOf(error).code).toBe('UNAVAILABLE');
});

test('questions carry no key', async () => {
  const { client, keys } = aClient([() => of({ data: { ask: 1 } })]);
  await client.query({ query: ask });
  expect(keys).toEqual([undefined]);
});

test.each([
  ['UNAUTHENTICATED', true, 1],
  ['UNAUTHENTICATED', false, 0],
  ['FORBIDDEN', true, 0],
] as const)('%s, in the account area: %s, ends the session %s times', async (code, isInAccount, times) => {
  const onSessionEnd = jest.fn(() => undefined as void);
  const { write } = aClient([refused(code)], { onSessionEnd }, isInAccount);
  await write();
  expect(onSessionEnd).toHaveBeenCalledTimes(times);
});

test('OTHER_ACCOUNT is told to the tab, which opens its page anew', async () => {
  const onOtherAccount = jest.fn(() => undefined as void);
  const { write } = aClient([refused('OTHER_ACCOUNT')], { onOtherAccount });
  await write();
  expect(onOtherAccount).toHaveBeenCalledTimes(1);
});
