import { html } from './html.js';
import { Markup } from './Markup.js';

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

export interface MailParts {
  subject: string;
  title: string;
  paragraphs: string[];
  button: { label: string; address: string };
  /** Small print under the button. */
  footnote: string;
}

/** Text and HTML of a mail from the same parts, so that they never say different things. */
export function composeMail({ subject, title, paragraphs, button, footnote }: MailParts): MailContent {
  const text = [title, ...paragraphs, `${button.label}:\n${button.address}`, footnote, 'Greeter'].join('\n\n');
  return { subject, text: `${text}\n`, html: page({ subject, title, paragraphs, button, footnote }).text };
}

// Mail programs read tables and inline styles; those that know dark schemes get the other colours by class.
const STYLE = `
  @media (prefers-color-scheme: dark) {
    .back { background: #171918 !important; } .card { background: #202322 !important; border-color: #3b403e !important; }
    .ink { color: #eeece8 !important; } .soft { color: #b5b9b5 !important; } .link { color: #6fcfc6 !important; }
    .button { background: #6fcfc6 !important; } .label { color: #05302e !important; }
  }
  @media (max-width: 480px) { .inner { padding: 24px 20px !important; } }`;
const FONT = `font-family: Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif`;

function page({ subject, title, paragraphs, button, footnote }: MailParts): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${new Markup(STYLE)}
        </style>
      </head>
      <body class="back" style="margin: 0; padding: 0; background: #faf8f5;">
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          class="back"
          style="background: #faf8f5;"
        >
          <tr>
            <td align="center" style="padding: 32px 16px;">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width: 520px;"
              >
                <tr>
                  <td
                    class="link"
                    style="${FONT}; font-size: 20px; font-weight: 700; color: #0f5f5c; padding: 0 4px 16px;"
                  >
                    Greeter
                  </td>
                </tr>
                <tr>
                  <td
                    class="card inner"
                    style="background: #ffffff; border: 1px solid #dedad3; border-radius: 12px; padding: 32px;"
                  >
                    <h1
                      class="ink"
                      style="${FONT}; font-size: 24px; line-height: 1.25; font-weight: 700; color: #1f2322; margin: 0 0 16px;"
                    >
                      ${title}
                    </h1>
                    ${paragraphs.map((paragraph) => html`<p class="ink" style="${FONT}; font-size: 16px; line-height: 1.5; color: #1f2322; margin: 0 0 16px;">${paragraph}</p>`)}
                    <table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin: 24px 0;">
                      <tr>
                        <td class="button" style="background: #0f5f5c; border-radius: 8px;">
                          <a
                            class="label"
                            href="${button.address}"
                            style="${FONT}; display: inline-block; font-size: 16px; font-weight: 600; line-height: 20px; color: #ffffff; text-decoration: none; padding: 12px 24px;"
                            >${button.label}</a
                          >
                        </td>
                      </tr>
                    </table>
                    <p
                      class="soft"
                      style="${FONT}; font-size: 14px; line-height: 1.5; color: #565c59; margin: 0 0 8px;"
                    >
                      ${footnote}
                    </p>
                    <p class="soft" style="${FONT}; font-size: 14px; line-height: 1.5; color: #565c59; margin: 0;">
                      If the button does not work, open this address:
                      <a class="link" href="${button.address}" style="color: #0f5f5c; word-break: break-all;"
                        >${button.address}</a
                      >
                    </p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `;
}
