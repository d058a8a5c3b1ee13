/** Largest upload, in bytes (specification 001 section 5: 20 MB). */
export const MAX_UPLOAD_BYTES = 20_000_000;
