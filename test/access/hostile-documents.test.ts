import { describe, expect, test } from '@jest/globals';
import { until } from '../world/until.js';
import { useWorld } from '../world/use-world.js';
import { RawLive } from './raw-socket.js';

const world = useWorld();

/** Three fragments, each of which spreads the next one `width` times: width³ visits for those who do not remember where they were. */
const spreads = (root: string, type: string, leaf: string, width: number) => {
  const all = (name: string) => Array.from({ length: width }, () => `...${name}`).join(' ');
  return `${root.replace('*', all('F0'))}
    fragment F0 on ${type} { ${all('F1')} } fragment F1 on ${type} { ${all('F2')} } fragment F2 on ${type} { ${leaf} }`;
};

describe('documents that would keep a server busy', () => {
  test('fragments that spread each other 98 times each are read once', async () => {
    const below = await world.anonymous.askText(spreads('{ environment { * } }', 'Environment', '__typename', 98));
    expect(below.data).toEqual({ environment: { __typename: 'Environment' } });
    const atRoot = await world.anonymous.askText(spreads('{ * }', 'Query', 'environment { __typename }', 98));
    expect(atRoot.data).toEqual({ environment: { __typename: 'Environment' } });
  });

  test('the same on a live connection', async () => {
    const live = await RawLive.open(world.url);
    await until(() => live.messages.some(({ type }) => type === 'connection_ack'));
    const query = spreads(
      `subscription { monitorChanged(token: "gm_1_${'A'.repeat(22)}") { * } }`,
      'Monitor',
      '__typename',
      98,
    );
    live.subscribe('1', query);
    await until(() => live.about('1').length === 2);
    expect(live.about('1')).toMatchObject([
      { payload: { errors: [{ extensions: { code: 'NOT_FOUND' } }] } },
      { type: 'complete' },
    ]);
    live.end();
  });

  test.each([
    ['a field', `{ plans { ${'name '.repeat(101)} } }`],
    ['a field at the root', `{ ${'plans { price } '.repeat(101)} }`],
  ])('%s that stands there 101 times is refused before it is parsed', async (_what, text) => {
    const answer = await world.anonymous.askText(text);
    expect([answer.status, answer.data, answer.errors![0]!.extensions.code]).toEqual([400, undefined, 'BAD_REQUEST']);
    expect(answer.errors![0]!.message).toMatch(/^A document holds a name at most 100 times/);
    const byAddress = await fetch(`${world.url}/graphql?query=${encodeURIComponent(text)}`, {
      headers: { 'apollo-require-preflight': 'true' },
    });
    expect(byAddress.status).toBe(400);
  });

  const catalogue = (name: string, items: string) =>
    `${name}publicCatalogue(businessId: "${world.business.id}", first: 100) { items { ${items} } }`;
  const refusedFor = async (text: string) => {
    const { data, errors } = await world.anonymous.askText(text);
    return errors ? [errors[0]!.extensions.code, errors[0]!.message, data] : data;
  };

  test.each([
    ['a list', () => `{ ${['a: ', 'b: ', 'c: '].map((name) => catalogue(name, 'name')).join(' ')} }`],
    ['what a list holds', () => `{ ${catalogue('', 'a: description b: description c: description')} }`],
    [
      'a list and what it holds',
      () => `{ ${['a: ', 'b: '].map((name) => catalogue(name, 'name n: name')).join(' ')} }`,
    ],
    [
      'a list in fragments',
      () => `{ ...A ...B } fragment A on Query { ${catalogue('a: ', 'name')} ${catalogue('b: ', 'name')} }
        fragment B on Query { ${catalogue('c: ', 'name')} }`,
    ],
  ])('%s under more than two names is refused to strangers', async (_what, text) => {
    expect(await refusedFor(text())).toEqual([
      'BAD_REQUEST',
      expect.stringMatching(/^A document with public fields asks for one field under two names at most/),
      undefined,
    ]);
  });

  test('two names for one field are answered, and so is another name for many', async () => {
    const none = { items: [] };
    expect(await refusedFor(`{ ${catalogue('a: ', 'name')} ${catalogue('b: ', 'name')} }`)).toEqual({
      a: none,
      b: none,
    });
    expect(await refusedFor(`{ ${catalogue('all: ', 'title: name text: description')} }`)).toEqual({ all: none });
  });

  test('a field that counts attempts stands alone: beside others it would depend on which comes first', async () => {
    const phone = await world.business.phone();
    const codeOf = async (text: string) => (await phone.askText(text)).errors?.[0]!.extensions.code;
    const persons = 'persons(phone: "2025550129") { handle }';
    expect(await codeOf(`{ kiosk { __typename } ${persons} }`)).toBe('BAD_REQUEST');
    expect(await codeOf(`{ ${persons} kiosk { __typename } }`)).toBe('BAD_REQUEST');
    expect((await phone.askText(`{ ${persons} }`)).data).toEqual({ persons: [] });
  });

  test('a key says nothing of another operation of the same document', async () => {
    const [ann, bob] = [await world.business.checkIn(), await world.business.checkIn()];
    const document = `
      mutation Ann { deleteCheckIns(ids: ["${ann.id}"]) { ids } }
      mutation Bob { deleteCheckIns(ids: ["${bob.id}"]) { ids } }`;
    const send = async (operationName: string) => {
      const response = await fetch(`${world.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${world.business.owner.token}`,
          'idempotency-key': 'one-key-for-two',
        },
        body: JSON.stringify({ query: document, operationName }),
      });
      return (await response.json()) as { data: unknown; errors?: { extensions: { code: string } }[] };
    };
    expect((await send('Ann')).data).toEqual({ deleteCheckIns: { ids: [ann.id] } });
    expect((await send('Bob')).errors![0]!.extensions.code).toBe('IDEMPOTENCY_MISMATCH');
    expect((await send('Ann')).data).toEqual({ deleteCheckIns: { ids: [ann.id] } });
  });
});
