import { describe, expect, test } from '@jest/globals';
import { twimlOf } from '../../server/adapters/providers/twiml.js';
import type { MessageKind } from '../../server/core/messages/define-message.js';
import { renderMail } from '../../server/core/messages/render-mail.js';
import type { PartyWords } from '../../server/domain/check-ins/messages/define-party-message.js';
import { CALL_UP } from '../../server/domain/check-ins/messages/kinds/call-up.js';
import { PARTY_MESSAGES } from '../../server/domain/check-ins/messages/party-messages.js';

const LINK = 'https://greeter.example/ck/gc_2_abcdefghijklmnopqrstuv';
const FACTS = {
  businessName: 'Fish & "Chips"\n<i>',
  firstName: 'Ann',
  link: LINK,
  text: 'We keep your table.',
  minutes: '10',
};

const wordsOf = (kind: MessageKind, facts = FACTS) => kind.words('en', facts) as PartyWords;

describe.each(PARTY_MESSAGES)('$kind', (kind) => {
  const words = wordsOf(kind);

  test('begins with the business and ends with how to stop', () => {
    expect(words.text).toMatch(/^Fish & "Chips" <i>: [\s\S]+\sReply STOP to end texts\.$/);
  });

  test('fits into five texts, whatever the names', () => {
    const long = wordsOf(kind, {
      ...FACTS,
      businessName: 'B'.repeat(100),
      firstName: 'F'.repeat(50),
      text: 'T'.repeat(480),
    });
    expect(long.text.length).toBeLessThanOrEqual(5 * 153);
  });

  test('has a mail with a subject of one line, the link, and names as text', async () => {
    const mail = await renderMail(words.mail);
    expect(mail.subject).toMatch(/^[^\r\n]{10,150}$/);
    expect(mail.text).toContain(`\n${LINK}\n`);
    expect(mail.html).toContain(`href="${LINK}"`);
    expect(mail.html).not.toMatch(/<i>|& "Chips"/);
  });
});

test('a text that asks for a reply names none that the provider takes for the end of all texts', () => {
  expect(wordsOf(CALL_UP).text).not.toMatch(/\b(?:reply|or) (?:cancel|end|quit)\b/i);
});

test('a call-up can be spoken, other messages cannot', () => {
  expect(PARTY_MESSAGES.filter((kind) => wordsOf(kind).spoken)).toEqual([CALL_UP]);
});

test('TwiML says the words twice, with names as text', () => {
  expect(twimlOf('Fish & <b>')).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><Response><Pause length="1"/><Say language="en-US">Fish &amp; &lt;b&gt;</Say><Pause length="1"/><Say language="en-US">Fish &amp; &lt;b&gt;</Say></Response>',
  );
});
