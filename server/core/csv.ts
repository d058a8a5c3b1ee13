/** Spreadsheets run what begins so as a formula. An apostrophe before it makes it a text. */
const FORMULA = /^'*[=+\-@\t\r]/;
const QUOTED = /[",\r\n]|^\s|\s$/;

/** At the begin of a file: spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** A cell whose text is no formula. What looks neutralised already gets one more apostrophe, so that an import reads back what was there. */
function cell(text: string): string {
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return QUOTED.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** A line of a file with commas, its end included. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;
