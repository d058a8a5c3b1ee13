/** Where a code was sent, '(***) ***-0142' for example, so that it stays on one line. */
export const sentToText = (sentTo: string): string => sentTo.replaceAll(' ', '\u00a0');
