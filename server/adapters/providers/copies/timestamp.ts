import { createHash, randomBytes } from 'node:crypto';
import * as asn1js from 'asn1js';
import {
  AlgorithmIdentifier,
  MessageImprint,
  PKIStatus,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';

const SHA256 = '2.16.840.1.101.3.4.2.1';
const WITHIN_MS = 3_000;
/** Without it each copy would wait for a service that is away. */
const PAUSE_MS = 60_000;

/** Of the one service that this process asks. */
let pausesUntil = 0;

/** The token of a time stamp for a signature. Throws where the service gives none that fits, and for a minute after that without asking. */
export async function timestampOf(url: string, signature: Uint8Array, now = Date.now()): Promise<Uint8Array> {
  if (now < pausesUntil) throw new Error('The time stamp service failed less than a minute ago');
  try {
    return await askFor(url, signature);
  } catch (error) {
    pausesUntil = now + PAUSE_MS;
    throw error;
  }
}

/** RFC 3161. */
async function askFor(url: string, signature: Uint8Array): Promise<Uint8Array> {
  const digest = createHash('sha256').update(signature).digest();
  const nonce = new asn1js.Integer({ valueHex: new Uint8Array([1, ...randomBytes(8)]).buffer });
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA256, algorithmParams: new asn1js.Null() }),
      hashedMessage: new asn1js.OctetString({ valueHex: new Uint8Array(digest).buffer }),
    }),
    nonce,
    certReq: true,
  });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query' },
    body: request.toSchema().toBER(),
    redirect: 'error',
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  if (!response.ok) throw new Error(`The time stamp service answered ${response.status}`);
  const answer = TimeStampResp.fromBER(await response.arrayBuffer());
  const { timeStampToken: token, status } = answer;
  if (!token || (status.status !== PKIStatus.granted && status.status !== PKIStatus.grantedWithMods))
    throw new Error('The time stamp service refused');
  const signed = new SignedData({ schema: token.content });
  const stamped = signed.encapContentInfo.eContent?.getValue();
  const info = stamped && TSTInfo.fromBER(stamped);
  if (!info?.nonce?.isEqual(nonce) || !digest.equals(Buffer.from(info.messageImprint.hashedMessage.getValue())))
    throw new Error('The time stamp is of something else');
  return new Uint8Array(token.toSchema().toBER());
}
