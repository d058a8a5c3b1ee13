import { describe, expect, test } from '@jest/globals';
import { renderMail } from '../../server/core/messages/render-mail.js';
import { accountExistsWords } from '../../server/domain/accounts/messages/account-exists.js';
import { passwordChangedWords } from '../../server/domain/accounts/messages/password-changed.js';
import { passwordLinkWords } from '../../server/domain/accounts/messages/password-link.js';
import { signUpLinkWords } from '../../server/domain/accounts/messages/sign-up-link.js';
import { erasureAskedWords } from '../../server/domain/accounts/messages/erasure-asked.js';
import { businessReadyWords } from '../../server/domain/accounts/messages/business-ready.js';
import { invitationWords } from '../../server/domain/staff/invitations/invitation-message.js';
import { Role } from '../../entities/Role.js';

const LINK = 'https://greeter.example/x/token_1-2';
const FACTS = { firstName: '<i>Rosa</i>', businessName: 'Fish & "Chips"', link: LINK };
const INVITED = { inviter: 'Zoe Quinn', role: Role.MANAGER };
const MAILS = {
  signUpLink: await renderMail(signUpLinkWords('en', FACTS), 'en'),
  accountExists: await renderMail(accountExistsWords('en', FACTS), 'en'),
  passwordLink: await renderMail(passwordLinkWords('en', { ...FACTS, verifiedAt: new Date(0) }), 'en'),
  unverifiedPasswordLink: await renderMail(passwordLinkWords('en', { ...FACTS, verifiedAt: null }), 'en'),
  passwordChanged: await renderMail(passwordChangedWords('en', FACTS), 'en'),
  erasureAsked: await renderMail(erasureAskedWords('en', FACTS), 'en'),
  businessReady: await renderMail(businessReadyWords('en', FACTS), 'en'),
  invitation: await renderMail(invitationWords('en', { ...FACTS, ...INVITED }), 'en'),
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

test('a mail has no name with an address in it, and no line break in its subject', async () => {
  const facts = {
    ...FACTS,
    firstName: 'pay at evil.com',
    businessName: 'Rosa\r\nBcc: all@evil.com',
    verifiedAt: new Date(0),
    ...INVITED,
    inviter: 'pay at evil.com',
  };
  for (const words of [
    accountExistsWords,
    passwordLinkWords,
    passwordChangedWords,
    businessReadyWords,
    invitationWords,
    erasureAskedWords,
  ]) {
    const mail = await renderMail(words('en', facts), 'en');
    expect(mail.text).not.toContain('pay at');
    expect(mail.subject).not.toMatch(/[\r\n]/);
  }
});

test('a mail to an address that nobody has proven repeats nothing that was typed', () => {
  expect(JSON.stringify(MAILS.signUpLink)).not.toContain('Rosa');
  expect(JSON.stringify(MAILS.unverifiedPasswordLink)).not.toContain('Rosa');
  expect(JSON.stringify(MAILS.passwordLink)).toContain('Rosa');
});
