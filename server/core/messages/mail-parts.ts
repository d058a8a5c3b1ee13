/** One of several things that a mail tells of, with the way to it. */
export interface MailEntry {
  text: string;
  label: string;
  address: string;
}

/** The content of a mail. Text and HTML are rendered from the same parts, so they never differ. */
export interface MailParts {
  subject: string;
  title: string;
  paragraphs: string[];
  /** After the paragraphs. */
  entries?: MailEntry[];
  /** Missing from a mail that leads nowhere, for example one with a code. */
  button?: { label: string; address: string };
  /** Small print at the end. */
  footnote: string;
}

/** The mail as plain text. */
export function mailText({ title, paragraphs, entries = [], button, footnote }: MailParts): string {
  const link = button ? [`${button.label}:\n${button.address}`] : [];
  const listed = entries.map(({ text, label, address }) => `${text}\n${label}:\n${address}`);
  return `${[title, ...paragraphs, ...listed, ...link, footnote, 'Greeter'].join('\n\n')}\n`;
}
