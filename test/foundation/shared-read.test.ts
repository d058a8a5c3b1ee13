import { expect, test } from '@jest/globals';
import { parse } from 'graphql';
import { sharedReadOf } from '../../server/core/graphql/shared-read.js';
import { SharedReads } from '../../server/core/graphql/SharedReads.js';
import { until } from '../world/until.js';
import { REQUEST_FACTS } from '../world/request-facts.js';

const DOCUMENT = parse('{ page }');
const call = (source: string) => ({ mark: { source } }) as Parameters<typeof sharedReadOf>[0]['calls'][number];
const shared = (own: Partial<Parameters<typeof sharedReadOf>[0]> = {}) =>
  sharedReadOf({
    document: DOCUMENT,
    variables: { id: '1' },
    facts: REQUEST_FACTS,
    viewer: { kind: 'anonymous' },
    tenant: '7',
    calls: [call('public')],
    ...own,
  });

test('visitors of a public page share, whoever they are', () => {
  const other = { ...REQUEST_FACTS, requestId: 's', address: '10.1.1.2', userAgent: 'two', resetToken: 'x' };
  expect(shared({ facts: other }).key).toBe(shared().key);
  expect(shared({ facts: other }).facts).toMatchObject({ requestId: 's', origin: 'http://here', language: 'en' });
  expect(() => shared().facts.address).toThrow('share');
  expect(() => shared().facts.userAgent).toThrow('share');
});

test.each<[string, Parameters<typeof shared>[0]]>([
  ['variables', { variables: { id: '2' } }],
  ['document', { document: parse('{ page }') }],
  ['operation', { operationName: 'Other' }],
  ['business', { tenant: '8' }],
  ['language', { facts: { ...REQUEST_FACTS, language: 'es' } }],
  ['address of the server', { facts: { ...REQUEST_FACTS, origin: 'http://there' } }],
  ['viewer', { viewer: { kind: 'system' } }],
  ['field beside it', { calls: [call('public'), call('none')] }],
])('another %s is not shared', (_what, other) => {
  expect(shared(other).key).not.toBe(shared().key);
});

test('what is not public depends on the address, too', () => {
  const ofOwn = (address: string) => shared({ calls: [call('session')], facts: { ...REQUEST_FACTS, address } });
  expect(ofOwn('10.1.1.1').key).not.toBe(ofOwn('10.1.1.2').key);
  expect(ofOwn('10.1.1.2').facts.address).toBe('10.1.1.2');
});

const isOutage = (answer: string): boolean => answer === 'out';

test('those who ask while one reads share the next read, which begins after it', async () => {
  const ends: ((answer: string) => void)[] = [];
  const work = () => new Promise<string>((resolve) => ends.push(resolve));
  const reads = new SharedReads<string>(isOutage);
  const first = reads.read('a', work);
  const second = reads.read('a', work);
  const third = reads.read('a', work);
  const other = reads.read('b', work);
  expect(ends).toHaveLength(2);
  ends[0]!('old');
  expect(await first).toBe('old');
  await until(() => ends.length === 3, 'the next read');
  const fourth = reads.read('a', work);
  ends[2]!('new');
  expect(await Promise.all([second, third])).toEqual(['new', 'new']);
  await until(() => ends.length === 4, 'the read after it');
  ends[3]!('newest');
  ends[1]!('else');
  expect(await Promise.all([fourth, other])).toEqual(['newest', 'else']);
});

test('a read that fails fails those who shared it, and nobody after them', async () => {
  const reads = new SharedReads<string>(isOutage);
  const failing = reads.read('a', () => Promise.reject(new Error('no')));
  const next = reads.read('a', () => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

test('those who ask during an outage wait for no other', async () => {
  const ends: ((answer: string) => void)[] = [];
  const work = () => new Promise<string>((resolve) => ends.push(resolve));
  const reads = new SharedReads<string>(isOutage);
  const answers = [reads.read('a', work), reads.read('a', work), reads.read('a', work)];
  ends[0]!('out');
  expect(await Promise.all(answers)).toEqual(['out', 'out', 'out']);
  expect(ends).toHaveLength(1);
  const later = reads.read('a', work);
  ends[1]!('back');
  expect(await later).toBe('back');
});
