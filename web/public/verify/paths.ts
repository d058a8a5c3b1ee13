export const certificatePath = '/verify/certificate.pem';
export const logPath = '/verify/log';
/** The hashes of a day. */
export const logDayPath = (day: string): string => `/verify/log/${encodeURIComponent(day)}.json`;
