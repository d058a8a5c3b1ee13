/** Asks for the code of a copy. */
export const verifyPath = '/verify';
export const certificatePath = `${verifyPath}/certificate.pem`;
export const logPath = `${verifyPath}/log`;
/** The hashes of a day. */
export const logDayPath = (day: string): string => `${logPath}/${encodeURIComponent(day)}.json`;
