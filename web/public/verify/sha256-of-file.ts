/** Whether this browser computes hashes here: it does on https and localhost only. */
export const canHash = (): boolean => typeof crypto.subtle?.digest === 'function';

/** SHA-256 of a file, hexadecimal; the file stays in the browser. */
export async function sha256OfFile(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
