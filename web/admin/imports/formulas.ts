/** Spreadsheets run what begins so as a formula. An apostrophe before it makes it a text. */
const formula = /^'*[=+\-@\t\r]/;
const neutralised = /^'+[=+\-@\t\r]/;

/** A cell as it is exported. What looks neutralised already gets one more, so that reading it back loses nothing. */
export const neutralise = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** A cell as it was before it was exported. */
export const withoutApostrophe = (text: string): string => (neutralised.test(text) ? text.slice(1) : text);
