import type { SigningKey } from '../../../core/config/signing-key.js';
import type { CopySheet } from '../../../domain/signatures/copies/CopySheet.js';
import { certificatesOf, cmsOf } from './cms.js';
import { drawCopy } from './draw-copy.js';
import { signPdf } from './sign-pdf.js';
import { timestampOf } from './timestamp.js';

export interface CopyTask {
  sheet: CopySheet;
  key: SigningKey;
  original: Uint8Array | null;
  /** Null where no service for time stamps is configured. */
  timestampUrl: string | null;
}

export interface MadeCopy {
  bytes: Uint8Array;
  /** Why it has no time stamp although a service is configured. */
  notStamped: string | null;
}

/** What a signature has beside its certificates, and a time stamp with those of its service. */
const ROOM = 4096;
const ROOM_OF_TIMESTAMP = 16_384;

/** Draws and signs a copy. In the thread this file is the program. */
export async function makeCopy({ sheet, key, original, timestampUrl }: CopyTask): Promise<MadeCopy> {
  let notStamped: string | null = null;
  const timestamp = async (signature: Uint8Array): Promise<Uint8Array | null> => {
    if (timestampUrl === null) return null;
    try {
      return await timestampOf(timestampUrl, signature);
    } catch (error) {
      // The copy is worth more than its time stamp.
      notStamped = (error as Error).message;
      return null;
    }
  };
  const ofCertificates = certificatesOf(key.certificate).reduce((sum, { length }) => sum + length, 0);
  const bytes = await signPdf(await drawCopy(sheet, original), {
    signedAt: sheet.signedAt,
    business: sheet.business,
    room: ROOM + ofCertificates + (timestampUrl === null ? 0 : ROOM_OF_TIMESTAMP),
    sign: (content) => cmsOf(content, key, timestamp),
  });
  return { bytes, notStamped };
}
