/** Stored by Launch App; survives logout. */
export const kioskTokenKey = 'greeter.kioskToken';

export const phoneKeys = {
  publicToken: 'greeter.checkInPublicToken',
  startedAt: 'greeter.checkInTimestamp',
  sessionToken: 'greeter.phoneSession',
  success: 'greeter.checkInSuccess',
  checkInId: 'greeter.checkInId',
  receipt: 'greeter.checkInReceipt',
} as const;
