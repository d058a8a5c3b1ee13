/** Bytes of a JSON body. */
export const MAX_BODY_BYTES = 200 * 1024;
/** Bytes at which an upload is cut off: one above the 20 MB of specification 001 section 5, because busboy stops at its limit, not after it. */
export const MAX_UPLOAD_BYTES = 20_000_001;
/** Files of one upload (specification 002 section 7). */
export const MAX_UPLOAD_FILES = 3;
