/** The content of a mail. Text and HTML are rendered from the same parts, so they never differ. */
export interface MailParts {
  subject: string;
  title: string;
  paragraphs: string[];
  /** Missing from a mail that leads nowhere, for example one with a code. */
  button?: { label: string; address: string };
  /** Small print at the end. */
  footnote: string;
}

/** The mail as plain text. */
export function mailText({ title, paragraphs, button, footnote }: MailParts): string {
  const link = button ? [`${button.label}:\n${button.address}`] : [];
  return `${[title, ...paragraphs, ...link, footnote, 'Greeter'].join('\n\n')}\n`;
}
