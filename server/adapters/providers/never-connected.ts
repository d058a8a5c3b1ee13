const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
]);

/** Whether the code is of a failure to connect: then the provider cannot have the message. */
export const isNeverConnected = (code: string): boolean => NOT_CONNECTED.has(code);
