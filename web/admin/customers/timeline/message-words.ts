const aboutWords: Record<string, string> = {
  'call-up': 'Called up',
  'feedback-request': 'Asked for feedback',
  'getting-close': 'Told that it is almost their turn',
  'place-link': 'Sent the link to their place',
  'form-request': 'Sent forms to sign',
  'appointment-forms': 'Sent the forms of an appointment',
  'more-time': 'Confirmed more time',
  'left-by-text': 'Confirmed that they left',
  'host-answer': 'Written to',
};
const channelWords = { TEXT: 'by text', CALL: 'by phone', EMAIL: 'by email' };

/** 'Called up by text'; what this version does not know is 'Message by text'. */
export const messageWords = ({ about, channel }: { about: string; channel: keyof typeof channelWords }): string =>
  `${aboutWords[about] ?? 'Message'} ${channelWords[channel]}`;
