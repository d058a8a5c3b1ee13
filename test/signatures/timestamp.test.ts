import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as asn1js from 'asn1js';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import {
  ContentInfo,
  EncapsulatedContentInfo,
  PKIStatusInfo,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import { makeCopy } from '../../server/adapters/providers/copies/make-copy.js';
import { timestampOf } from '../../server/adapters/providers/copies/timestamp.js';
import { newSigningKey } from '../../server/domain/signatures/copies/new-signing-key.js';
import { aSheet } from './a-sheet.js';

const NOON = Date.parse('2031-06-15T16:00:00Z');
const MINUTE_MS = 60_000;
const GRANTED = 0;
const REJECTION = 2;

/** What the service answers to a request. */
type Service = (request: TimeStampReq) => { status?: number; body?: ArrayBuffer | string };
let service: Service;
let asked = 0;
const server = createServer((request, response) => {
  asked += 1;
  buffer(request).then((body) => {
    const { status = 200, body: answer = '' } = service(TimeStampReq.fromBER(Uint8Array.from(body).buffer));
    response.writeHead(status, { location: '/' }).end(typeof answer === 'string' ? answer : Buffer.from(answer));
  }, response.destroy);
});
let url: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

/** A token that stamps the digest of a request, or another one. */
function tokenFor({ messageImprint, nonce }: TimeStampReq, digest?: Uint8Array): ContentInfo {
  if (digest) messageImprint.hashedMessage = new asn1js.OctetString({ valueHex: Uint8Array.from(digest).buffer });
  const facts = {
    version: 1,
    policy: '1.2.3',
    serialNumber: new asn1js.Integer({ value: 1 }),
    genTime: new Date(NOON),
  };
  const stamped = new TSTInfo({ ...facts, messageImprint, nonce });
  const encapContentInfo = new EncapsulatedContentInfo({
    eContentType: '1.2.840.113549.1.9.16.1.4',
    eContent: new asn1js.OctetString({ valueHex: stamped.toSchema().toBER() }),
  });
  const signed = new SignedData({ version: 3, encapContentInfo });
  return new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
}
const answer = (status: number, timeStampToken?: ContentInfo): { body: ArrayBuffer } => {
  const facts = { status: new PKIStatusInfo({ status }), ...(timeStampToken && { timeStampToken }) };
  return { body: new TimeStampResp(facts).toSchema().toBER() };
};
const stamps: Service = (request) => answer(GRANTED, tokenFor(request));

let minutes = 0;
/** Each at a time of its own: a service that failed is left alone for a minute. */
const ask = () => timestampOf(url, new Uint8Array([1]), NOON + (minutes += 2) * MINUTE_MS);

describe('a copy', () => {
  const copy = async () => {
    const key = await newSigningKey('Greeter', new Date('2026-06-15T16:00:00Z'));
    return makeCopy({
      sheet: { ...aSheet(), pdf: null, content: '<p>I agree.</p>' },
      original: null,
      key,
      timestampUrl: url,
    });
  };

  test('holds the time stamp of its signature', async () => {
    service = stamps;
    const { bytes, notStamped } = await copy();
    expect(notStamped).toBe(null);
    // The identifier of a time stamp as an attribute of a signature, RFC 3161, appendix A.
    expect(Buffer.from(bytes).toString('latin1').toLowerCase()).toContain('060b2a864886f70d010910020e');
  });

  test('is made without one where the service answers something else, and tells why', async () => {
    service = () => ({ body: 'Welcome to the hotel' });
    const { bytes, notStamped } = await copy();
    expect([bytes.length > 10_000, notStamped]).toEqual([true, expect.stringMatching(/./)]);
  });
});

describe('a service for time stamps', () => {
  test('that answers as it should is believed', async () => {
    service = stamps;
    const token = await ask();
    const digest = createHash('sha256')
      .update(new Uint8Array([1]))
      .digest();
    expect(Buffer.from(token).includes(digest)).toBe(true);
  });

  test.each<[what: string, says: RegExp, service: Service]>([
    ['is down', /answered 503/, () => ({ status: 503 })],
    ['leads elsewhere', /fetch failed/, () => ({ status: 302 })],
    ['answers nothing', /./, () => ({})],
    ['answers a page', /./, () => ({ body: '<!doctype html><p>Sign in to the network</p>' })],
    ['refuses', /refused/, () => answer(REJECTION)],
    ['refuses and gives a stamp', /refused/, (request) => answer(REJECTION, tokenFor(request))],
    ['grants without a stamp', /refused/, () => answer(GRANTED)],
    [
      'stamps something else',
      /of something else/,
      (request) => answer(GRANTED, tokenFor(request, Buffer.alloc(32, 7))),
    ],
    [
      'answers another request',
      /of something else/,
      (request) => answer(GRANTED, tokenFor(Object.assign(request, { nonce: new asn1js.Integer({ value: 7 }) }))),
    ],
    ['stamps half of it', /of something else/, (request) => answer(GRANTED, tokenFor(request, Buffer.alloc(16, 7)))],
  ])('that %s gives none', async (_what, says, wrong) => {
    service = wrong;
    await expect(ask()).rejects.toThrow(says);
  });

  test('that failed is left alone for a minute', async () => {
    service = () => ({ status: 500 });
    const late = NOON + 1000 * MINUTE_MS;
    const at = (now: number) => timestampOf(url, new Uint8Array([1]), now);
    asked = 0;
    await expect(at(late)).rejects.toThrow('The time stamp service answered 500');
    await expect(at(late + MINUTE_MS - 1)).rejects.toThrow('failed less than a minute ago');
    expect(asked).toBe(1);
    await expect(at(late + MINUTE_MS)).rejects.toThrow('answered 500');
    expect(asked).toBe(2);
  });
});
