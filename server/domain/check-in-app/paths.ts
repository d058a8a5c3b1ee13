/** Where the QR code of phones leads. */
export const checkInPath = (token: string): string => `/checkinapp/mobile/redirect/${token}`;
/** Of the waitlist monitor. */
export const monitorPath = (token: string): string => `/monitor/${token}`;
