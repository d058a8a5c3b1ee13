import { createHash, createPrivateKey, sign, X509Certificate, type KeyObject } from 'node:crypto';
import * as asn1js from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import type { SigningKey } from '../../../core/config/signing-key.js';

const OID = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timestamp: '1.2.840.113549.1.9.16.2.14',
  sha256: '2.16.840.1.101.3.4.2.1',
  sha256WithRsa: '1.2.840.113549.1.1.11',
  sha256WithEcdsa: '1.2.840.10045.4.3.2',
};

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
const octets = (bytes: Uint8Array): asn1js.OctetString =>
  new asn1js.OctetString({ valueHex: new Uint8Array(bytes).buffer });
const algorithm = (algorithmId: string, hasNull: boolean): AlgorithmIdentifier =>
  new AlgorithmIdentifier({ algorithmId, ...(hasNull && { algorithmParams: new asn1js.Null() }) });

/** The certificates of a PEM text, in DER. */
export const certificatesOf = (pem: string): Buffer[] =>
  (pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []).map(
    (one) => new X509Certificate(one).raw,
  );

/**
 * A detached CMS signature as PAdES B-B, with a time stamp B-T, asks for it (ETSI EN 319 142-1): the signed attributes are content type, digest, and the signing certificate by its
 * SHA-256. `timestamp` gives the token of a time stamp for a signature, or null.
 */
export async function cmsOf(
  content: Uint8Array,
  { key, certificate }: SigningKey,
  timestamp: (signature: Uint8Array) => Promise<Uint8Array | null>,
): Promise<Uint8Array> {
  const certificates = certificatesOf(certificate);
  const own = Certificate.fromBER(new Uint8Array(certificates[0]!));
  const signedAttrs = new SignedAndUnsignedAttributes({
    type: 0,
    attributes: signedAttributes(content, certificates[0]!),
  });
  const privateKey = createPrivateKey(key);
  const isRsa = privateKey.asymmetricKeyType === 'rsa';
  const signature = signAttributes(signedAttrs, privateKey);
  const token = await timestamp(signature);
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
    digestAlgorithm: algorithm(OID.sha256, true),
    signedAttrs,
    signatureAlgorithm: algorithm(isRsa ? OID.sha256WithRsa : OID.sha256WithEcdsa, isRsa),
    signature: octets(signature),
    ...(token && {
      unsignedAttrs: new SignedAndUnsignedAttributes({ type: 1, attributes: [timestampAttribute(token)] }),
    }),
  });
  const signedData = new SignedData({
    version: 1,
    digestAlgorithms: [algorithm(OID.sha256, true)],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: OID.data }),
    certificates: certificates.map((bytes) => Certificate.fromBER(new Uint8Array(bytes))),
    signerInfos: [signer],
  });
  const info = new ContentInfo({ contentType: OID.signedData, content: signedData.toSchema(true) });
  return new Uint8Array(info.toSchema().toBER());
}

/** In the order of DER, which sorts the members of a set. */
function signedAttributes(content: Uint8Array, certificate: Uint8Array): Attribute[] {
  const attributes = [
    new Attribute({ type: OID.contentType, values: [new asn1js.ObjectIdentifier({ value: OID.data })] }),
    new Attribute({ type: OID.messageDigest, values: [octets(sha256(content))] }),
    new Attribute({
      type: OID.signingCertificateV2,
      // ESSCertIDv2 leaves its hash algorithm out where it is SHA-256.
      values: [sequence(sequence(sequence(octets(sha256(certificate)))))],
    }),
  ];
  const der = (attribute: Attribute): Buffer => Buffer.from(attribute.toSchema().toBER());
  return attributes.sort((left, right) => Buffer.compare(der(left), der(right)));
}

const sequence = (value: asn1js.BaseBlock): asn1js.Sequence => new asn1js.Sequence({ value: [value] });

function signAttributes({ attributes }: SignedAndUnsignedAttributes, key: KeyObject): Buffer {
  const set = new asn1js.Set({ value: attributes.map((attribute) => attribute.toSchema()) });
  return sign('sha256', Buffer.from(set.toBER()), key);
}

const timestampAttribute = (token: Uint8Array): Attribute =>
  new Attribute({ type: OID.timestamp, values: [asn1js.fromBER(new Uint8Array(token).buffer).result] });
