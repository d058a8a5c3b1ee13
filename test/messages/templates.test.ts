import { describe, expect, test } from '@jest/globals';
import { accountExists } from '../../server/core/messages/templates/account-exists.js';
import { businessReady } from '../../server/core/messages/templates/business-ready.js';
import { passwordChanged } from '../../server/core/messages/templates/password-changed.js';
import { passwordLink } from '../../server/core/messages/templates/password-link.js';
import { signUpLink } from '../../server/core/messages/templates/sign-up-link.js';

const LINK = 'https://greeter.example/x/token_1-2';
const FACTS = { firstName: '<i>Rosa</i>', businessName: 'Fish & "Chips"', link: LINK };
const MAILS = {
  signUpLink: signUpLink(FACTS),
  accountExists: accountExists(FACTS),
  passwordLink: passwordLink(FACTS),
  passwordChanged: passwordChanged(FACTS),
  businessReady: businessReady(FACTS),
};

describe.each(Object.entries(MAILS))('the mail %s', (_name, mail) => {
  test('says the same in text and in HTML, and both have the link', () => {
    expect(mail.text).toContain(`\n${LINK}\n`);
    expect(mail.html).toContain(`href="${LINK}"`);
  });

  test('shows what people typed as text', () => {
    expect(mail.html).not.toContain('<i>');
    expect(mail.html).not.toContain('& "Chips"');
  });

  test('has a subject of one line', () => {
    expect(mail.subject).toMatch(/^[^\r\n]{10,150}$/);
  });
});

test('a mail to an address that nobody has proven repeats nothing that was typed', () => {
  expect(JSON.stringify(MAILS.signUpLink)).not.toContain('Rosa');
});
