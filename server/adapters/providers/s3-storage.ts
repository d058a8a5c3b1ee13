import { addAbortSignal, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { StorageConfig } from '../../config.js';
import type { Storage } from '../../core/storage/storage.js';

/** Longest wait for an answer, and then for its body; a call is tried twice. */
const TIMEOUT_MS = 10_000;

/** Files in an S3-compatible bucket, shared by processes on several machines. */
export function s3Storage(
  { endpoint, bucket: Bucket, region, accessKeyId, secretAccessKey }: Extract<StorageConfig, { kind: 's3' }>,
  timeoutMs = TIMEOUT_MS,
): Storage {
  const client = new S3Client({
    // Without `throwOnRequestTimeout` it would only warn.
    requestHandler: { connectionTimeout: 2000, requestTimeout: timeoutMs, throwOnRequestTimeout: true },
    maxAttempts: 2,
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    // Otherwise the SDK adds chunked checksums that many S3-compatible stores refuse.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    async put(Key, Body, ContentType) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }));
    },
    async get(Key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        // The SDK waits without end for the rest of a body, and its connections would run out.
        return Body ? await buffer(addAbortSignal(AbortSignal.timeout(timeoutMs), Body as Readable)) : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    async *list(Prefix) {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix }))
        for (const { Key, LastModified } of Contents)
          if (Key && LastModified) yield { name: Key, modifiedAt: LastModified };
    },
  };
}
