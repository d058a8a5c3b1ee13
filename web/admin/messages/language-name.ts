const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** What a language is called in English: Spanish for es. */
export const languageName = (code: string): string => names.of(code) ?? code;
