import { registerEnumType } from 'type-graphql';

/** Stable codes of refusals; each has one HTTP status on the REST mirror (server/core/graphql/errors.ts). */
export enum ErrorCode {
  BAD_REQUEST = 'BAD_REQUEST',
  UNAUTHENTICATED = 'UNAUTHENTICATED',
  INVALID_TOKEN = 'INVALID_TOKEN',
  OTHER_ACCOUNT = 'OTHER_ACCOUNT',
  FORBIDDEN = 'FORBIDDEN',
  PASSWORD_NEEDED = 'PASSWORD_NEEDED',
  INVALID_PLAN = 'INVALID_PLAN',
  NOT_FOUND = 'NOT_FOUND',
  CONFLICT = 'CONFLICT',
  SLOT_TAKEN = 'SLOT_TAKEN',
  STALE = 'STALE',
  IN_FLIGHT = 'IN_FLIGHT',
  IDEMPOTENCY_MISMATCH = 'IDEMPOTENCY_MISMATCH',
  INVALID_INPUT = 'INVALID_INPUT',
  CHECK_IN_PAUSED = 'CHECK_IN_PAUSED',
  UNSUPPORTED_IMAGE = 'UNSUPPORTED_IMAGE',
  UNSUPPORTED_PDF = 'UNSUPPORTED_PDF',
  TOO_LARGE = 'TOO_LARGE',
  PERSISTED_QUERY_NOT_FOUND = 'PERSISTED_QUERY_NOT_FOUND',
  RATE_LIMITED = 'RATE_LIMITED',
  UNAVAILABLE = 'UNAVAILABLE',
  INTERNAL = 'INTERNAL',
}

registerEnumType(ErrorCode, {
  name: 'ErrorCode',
  description: 'The stable code of a refusal, in `extensions.code` of an error and in `code` of a REST answer.',
  valuesConfig: {
    BAD_REQUEST: { description: 'The request cannot be read. HTTP 400.' },
    UNAUTHENTICATED: { description: 'Nobody is signed in, or the session has ended. HTTP 401.' },
    INVALID_TOKEN: { description: 'The link or token is wrong, used or expired. HTTP 401.' },
    OTHER_ACCOUNT: {
      description:
        'The `Greeter-Viewer` header names another account or business than the session: another tab signed in. HTTP 409.',
    },
    FORBIDDEN: { description: 'The role or token may not do this. HTTP 403.' },
    PASSWORD_NEEDED: { description: 'The action needs the password once more: confirmPassword, then again. HTTP 403.' },
    INVALID_PLAN: { description: 'The plan of the business does not include this. HTTP 403.' },
    NOT_FOUND: {
      description:
        'Not found, or not yours: the answer is the same. `details.reason` may say what was not found. HTTP 404.',
    },
    CONFLICT: { description: 'The current state does not allow this; `details.reason` may say why. HTTP 409.' },
    SLOT_TAKEN: {
      description:
        "The time of a staff member, or every place, is taken. `details.conflicts` says by what, each with `appointmentId`, `staffId` (null for a place), `startsAt`, `endsAt` and `takenBy` (`customer`, `title`, `staff` and `products` by name; null where it is nobody's appointment), where the caller may see that: the first 100, and in `details.moreConflicts` how many more; `details.times` are up to three free times nearby. HTTP 409.",
    },
    STALE: {
      description: 'It was changed since it was read; `details.current` is its current state. HTTP 409.',
    },
    IN_FLIGHT: { description: 'A request with the same Idempotency-Key is in progress. HTTP 409.' },
    IDEMPOTENCY_MISMATCH: { description: 'The Idempotency-Key was used with other input. HTTP 422.' },
    PERSISTED_QUERY_NOT_FOUND: {
      description: 'No document has this hash: send its text. HTTP 404.',
    },
    INVALID_INPUT: {
      description:
        'A value is not allowed; `field` names it, `details.reason` may say why, with the limit. Where several are wrong, `details.fields` lists all, each with `field` and `message`. HTTP 422.',
    },
    CHECK_IN_PAUSED: { description: 'The business has paused check-in. HTTP 409.' },
    UNSUPPORTED_IMAGE: { description: 'The upload is not a JPEG or PNG image that can be read. HTTP 422.' },
    UNSUPPORTED_PDF: {
      description: 'The upload is not a PDF that can be a form; `details.reason` says why. HTTP 422.',
    },
    TOO_LARGE: { description: 'The upload or request is too large. HTTP 413.' },
    RATE_LIMITED: { description: 'Too many attempts; try again after `details.retryAfterSeconds`. HTTP 429.' },
    UNAVAILABLE: { description: 'A dependency is unavailable; nothing was changed, try again. HTTP 503.' },
    INTERNAL: { description: 'A server error; `details.id` is also in the log. HTTP 500.' },
  },
});
