import { describe, expect, test } from '@jest/globals';
import { twimlOf } from '../../server/adapters/providers/twiml.js';
import { languages, type Language } from '../../server/core/i18n/catalogue.generated.js';
import type { MessageKind } from '../../server/core/messages/define-message.js';
import { OPT_OUT_WORDS } from '../../server/core/messages/opt-out.js';
import { renderMail } from '../../server/core/messages/render-mail.js';
import { smsText, textParts } from '../../server/core/messages/sms.js';
import type { PartyWords } from '../../server/domain/check-ins/messages/party-words.js';
import { CALL_UP } from '../../server/domain/check-ins/messages/kinds/call-up.js';
import { GETTING_CLOSE } from '../../server/domain/check-ins/messages/kinds/getting-close.js';
import { PARTY_MESSAGES } from '../../server/domain/check-ins/messages/party-messages.js';

const LINK = 'https://greeter.example/ck/gc_2_abcdefghijklmnopqrstuv';
const FACTS = {
  businessName: 'Fish & "Chips"\n<i>',
  firstName: 'Ann',
  link: LINK,
  text: 'We keep your table.',
  minutes: '10',
  leftOut: [],
};
const LANGUAGES = languages.map(({ code }) => code);
const ENDS: Record<string, string> = { en: 'Reply STOP to end texts.', es: 'STOP para no recibir textos.' };

const wordsOf = (kind: MessageKind, language: Language, facts = FACTS) => kind.words(language, facts) as PartyWords;
const everyKind = LANGUAGES.flatMap((language) => PARTY_MESSAGES.map((kind) => ({ kind, language, name: kind.kind })));

describe.each(everyKind)('$name in $language', ({ kind, language }) => {
  const words = wordsOf(kind, language);

  test('begins with the business and ends with how to stop', () => {
    expect(words.text).toMatch(/^Fish & "Chips" <i>: [\s\S]+\s/);
    expect(words.text.endsWith(ENDS[language] ?? 'STOP')).toBe(true);
  });

  test('fits into five texts, whatever the names', () => {
    const long = wordsOf(kind, language, {
      ...FACTS,
      businessName: 'B'.repeat(100),
      firstName: 'F'.repeat(50),
      text: 'T'.repeat(480),
    });
    expect(textParts(long.text)).toBeLessThanOrEqual(5);
  });

  test('is cut into no more parts than in English: its words need no letter that the carriers lack', () => {
    const facts = { ...FACTS, businessName: 'Salon Rosa' };
    expect(textParts(wordsOf(kind, language, facts).text)).toBe(textParts(wordsOf(kind, 'en', facts).text));
  });

  test('has a mail with a subject of one line, the link, names as text, and its language', async () => {
    const mail = await renderMail(words.mail, language);
    expect(mail.subject).toMatch(/^[^\r\n]{10,150}$/);
    expect(mail.text).toContain(`\n${LINK}\n`);
    expect(mail.html).toContain(`href="${LINK}"`);
    expect(mail.html).toContain(`lang="${language}"`);
    expect(mail.html).not.toMatch(/<i>|& "Chips"/);
  });

  test('says in its mail nothing that English says', async () => {
    if (language === 'en') return;
    const english = await renderMail(wordsOf(kind, 'en').mail, 'en');
    const linesOf = (text: string) => text.split('\n').filter((line) => /[a-z]{3}/.test(line));
    const same = linesOf((await renderMail(words.mail, language)).text).filter((line) =>
      linesOf(english.text).includes(line),
    );
    expect(same.filter((line) => ![LINK, 'Greeter', FACTS.text].includes(line))).toEqual([]);
  });
});

test.each(everyKind)('$name in $language leaves out a name with digits or an address', ({ kind, language }) => {
  const words = wordsOf(kind, language, { ...FACTS, firstName: 'pay at evil.com' });
  expect(JSON.stringify(words)).not.toContain('evil');
  expect(words.mail.title).toMatch(/^[¿]?\p{Lu}/u);
});

test('the whole of a text without a name', () => {
  const facts = { ...FACTS, businessName: 'Salon Rosa', firstName: 'Call 911' };
  const words = wordsOf(CALL_UP, 'en', facts);
  expect(words.text).toMatch(/^Salon Rosa: We are ready for you\. /);
  expect(words.spoken).toMatch(/^Hello\. This is Salon Rosa\. /);
});

test.each(LANGUAGES)(
  'a text in %s that asks for a reply names none that the provider takes for an opt-out',
  (language) => {
    const text = wordsOf(CALL_UP, language).text.replace(/Fish & "Chips" <i>|STOP/g, '');
    const asked = text.match(/\b[A-Z]{2,}\b/g) ?? [];
    const taken = [...OPT_OUT_WORDS.STOP, ...OPT_OUT_WORDS.START, ...OPT_OUT_WORDS.HELP, 'CANCEL', 'END', 'YES'];
    expect(asked).toHaveLength(1);
    expect(asked.filter((word) => taken.includes(word))).toEqual([]);
  },
);

test.each(LANGUAGES)('a call-up can be spoken in %s, other messages cannot', (language) => {
  expect(PARTY_MESSAGES.filter((kind) => wordsOf(kind, language).spoken)).toEqual([CALL_UP]);
});

test('the whole of a text in Spanish', () => {
  const facts = { ...FACTS, businessName: 'Salon Rosa' };
  expect(wordsOf(CALL_UP, 'es', facts).text).toBe(
    `Salon Rosa: Ann, ya es su turno. Por favor, pase al mostrador. Responda 10 para tener 10 minutos extra o SALIR para dejar su lugar. ${LINK} STOP para no recibir textos.`,
  );
  expect(wordsOf(GETTING_CLOSE, 'es', facts).text).toBe(
    `Salon Rosa: Ann, ya casi es su turno. Por favor, no se aleje. Su lugar: ${LINK} STOP para no recibir textos.`,
  );
});

test('TwiML says the words twice, with names as text', () => {
  expect(twimlOf('Fish & <b>', 'en')).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><Response><Pause length="1"/><Say language="en-US">Fish &amp; &lt;b&gt;</Say><Pause length="1"/><Say language="en-US">Fish &amp; &lt;b&gt;</Say></Response>',
  );
});

test('TwiML in Spanish names a voice that speaks it', () => {
  expect(twimlOf('Hola', 'es')).toContain('<Say language="es-MX" voice="Polly.Mia">Hola</Say>');
});

test.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['é'.repeat(160), 1],
  ['{'.repeat(81), 2],
  ['á'.repeat(70), 1],
  [`á${'a'.repeat(70)}`, 2],
  ['a'.repeat(5 * 153), 5],
  [`${'a'.repeat(152)}{${'a'.repeat(152)}`, 3],
  ['😀'.repeat(35), 1],
  ['😀'.repeat(67), 3],
])('parts of a text, case %#', (body, segments) => {
  expect(textParts(body)).toBe(segments);
});

test.each([
  ['It’s “ours” – come in…', 'It\'s "ours" - come in...'],
  ['12\u00A0min\u202F—\u2009at\tthe\u200Bdoor', '12 min - at thedoor'],
  ['Jose\u0301 and n\u0303', 'José and ñ'],
  ['José’s 😀 «sí»', 'José\'s 😀 "sí"'],
])('%j goes out as %j', (typed, sent) => {
  expect(smsText(typed)).toBe(sent);
  expect(smsText(sent)).toBe(sent);
});
