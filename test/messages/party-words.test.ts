import { describe, expect, test } from '@jest/globals';
import { PARTY_TEMPLATES, type PartyTemplate } from '../../server/domain/check-ins/messages/party-message.js';
import { partyWords, twimlOf, type PartyFacts } from '../../server/domain/check-ins/messages/party-words.js';

const LINK = 'https://greeter.example/ck/gc_2_abcdefghijklmnopqrstuv';
const FACTS: PartyFacts = {
  businessName: 'Fish & "Chips"\n<i>',
  firstName: 'Ann',
  link: LINK,
  text: 'We keep your table.',
  minutes: '10',
};

describe.each(Object.keys(PARTY_TEMPLATES) as PartyTemplate[])('%s', (template) => {
  const words = partyWords(template, FACTS);

  test('begins with the business and ends with how to stop', () => {
    expect(words.text).toMatch(/^Fish & "Chips" <i>: [\s\S]+\sReply STOP to end texts\.$/);
  });

  test('fits into five texts, whatever the names', () => {
    const long = partyWords(template, {
      ...FACTS,
      businessName: 'B'.repeat(100),
      firstName: 'F'.repeat(50),
      text: 'T'.repeat(480),
    });
    expect(long.text.length).toBeLessThanOrEqual(5 * 153);
  });

  test('has a mail with a subject of one line, the link, and names as text', () => {
    expect(words.mail.subject).toMatch(/^[^\r\n]{10,150}$/);
    expect(words.mail.text).toContain(`\n${LINK}\n`);
    expect(words.mail.html).toContain(`href="${LINK}"`);
    expect(words.mail.html).not.toMatch(/<i>|& "Chips"/);
  });
});

test('a text that asks for a reply names none that the provider takes for the end of all texts', () => {
  expect(partyWords('call-up', FACTS).text).not.toMatch(/\b(?:reply|or) (?:cancel|end|quit)\b/i);
});

test('a call-up can be spoken, other messages cannot', () => {
  expect(
    (Object.keys(PARTY_TEMPLATES) as PartyTemplate[]).filter((template) => partyWords(template, FACTS).spoken !== ''),
  ).toEqual(['call-up']);
});

test('TwiML says the words twice, with names as text', () => {
  expect(twimlOf('Fish & <b>')).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><Response><Pause length="1"/><Say language="en-US">Fish &amp; &lt;b&gt;</Say><Pause length="1"/><Say language="en-US">Fish &amp; &lt;b&gt;</Say></Response>',
  );
});
