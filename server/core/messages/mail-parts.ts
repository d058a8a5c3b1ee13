/** The content of a mail. Text and HTML are rendered from the same parts, so they never differ. */
export interface MailParts {
  subject: string;
  title: string;
  paragraphs: string[];
  button: { label: string; address: string };
  /** Small print under the button. */
  footnote: string;
}

/** The mail as plain text. */
export function mailText({ title, paragraphs, button, footnote }: MailParts): string {
  return `${[title, ...paragraphs, `${button.label}:\n${button.address}`, footnote, 'Greeter'].join('\n\n')}\n`;
}
