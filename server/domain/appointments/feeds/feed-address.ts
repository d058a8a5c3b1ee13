/** The address of a feed on this server. */
export const feedAddress = (base: string, token: string): string => `${base}/calendar/${token}.ics`;
