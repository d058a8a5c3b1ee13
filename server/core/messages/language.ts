/** Languages that messages are written in. */
export type Language = 'en';

/** Language of a message. Nobody can choose another one today. */
export const DEFAULT_LANGUAGE: Language = 'en';
