import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { inContext, type Dependencies } from '../../server/core/context.js';
import type { Language } from '../../server/core/i18n/catalogue.generated.js';
import { defineMessage, type NoData } from '../../server/core/messages/define-message.js';
import { DELIVER_MESSAGE } from '../../server/core/messages/deliver-message-job.js';
import { MessageKinds } from '../../server/core/messages/MessageKinds.js';
import { MESSAGES, REPLIES } from '../../server/modules.js';
import { useWorld } from '../world/use-world.js';
import { SendGrid } from './SendGrid.js';
import { Twilio } from './Twilio.js';

interface Booking {
  code: string;
  language: Language;
}

let language: Language;
const BOOKING_CODE = defineMessage<NoData, Booking>({
  kind: 'test-booking-code',
  class: 'one-time',
  about: 'booking',
  load: async () => ({ code: '482 913', language }),
  gone: 'The booking is gone',
  staleAfter: null,
  storesWords: false,
  languageOf: (booking) => booking.language,
  words: (_language, { businessName, code }) => ({
    text: `${businessName}: your code is ${code}.`,
    mail: {
      subject: `Your code for ${businessName}`,
      title: 'Confirm your booking',
      paragraphs: [`Your code is ${code}.`, 'It works for ten minutes.'],
      footnote: 'If you did not book, ignore this mail.',
    },
  }),
});

const world = useWorld({ plan: Plan.STANDARD });
let dependencies: Dependencies;
let twilio: Twilio;
let sendGrid: SendGrid;

beforeEach(() => {
  language = 'en';
  twilio = new Twilio();
  sendGrid = new SendGrid();
  dependencies = {
    ...world.app.dependencies,
    messages: new MessageKinds([...MESSAGES, BOOKING_CODE], REPLIES),
    providers: { ...world.app.dependencies.providers, mail: sendGrid, texts: twilio },
    ownPort: () => 5000,
  };
});

async function deliver(channel: 'text' | 'email'): Promise<void> {
  const to = channel === 'text' ? { phone: '+12125550199' } : { email: 'ann@example.com' };
  const { messageId } = await inContext(dependencies, { tenant: world.business.id }, (context) =>
    context.send(BOOKING_CODE, { to, subjectId: '7', channel, cause: 'staff' }),
  );
  await world.runJob(DELIVER_MESSAGE, world.business.id, { messageId: messageId! }, { isLast: true, dependencies });
}

describe('a message without a link', () => {
  test('leaves as a text, whose words are not stored', async () => {
    await deliver('text');
    expect(twilio.bodies()).toEqual(['Salon Rosa: your code is 482 913.']);
    expect(await world.rows(world.business.id, 'select status, body from message')).toEqual([
      { status: 'sent', body: null },
    ]);
  });

  test('leaves as a mail, whose plain text has no gap where the button would be', async () => {
    await deliver('email');
    expect(sendGrid.mails[0]!.text).toBe(
      [
        'Confirm your booking',
        'Your code is 482 913.',
        'It works for ten minutes.',
        'If you did not book, ignore this mail.',
        'Greeter\n',
      ].join('\n\n'),
    );
  });

  test.each<Language>(['en', 'es'])(
    'leaves as a mail in %s that shows no button and names no address to open',
    async (chosen) => {
      language = chosen;
      await deliver('email');
      const { html } = sendGrid.mails[0]!;
      expect(html).toContain(`lang="${chosen}"`);
      expect(html).not.toMatch(/<a[\s>]|href=|undefined|If the button|Si el botón/);
      expect(html.indexOf('ignore this mail')).toBeGreaterThan(html.lastIndexOf('It works for ten minutes.'));
    },
  );

  test('shows its first paragraph where mail programs preview it', async () => {
    await deliver('email');
    expect(sendGrid.mails[0]!.html).toMatch(/<body[^>]*>[\s\S]*?display:none[^>]*>Your code is 482 913\./);
  });
});

test('the words of a kind without a link cannot use one', () => {
  const { kind, class: name, about, gone, staleAfter, storesWords } = BOOKING_CODE;
  const load = async (): Promise<Booking> => ({ code: '1', language });
  const definition = { kind, class: name, about, gone, staleAfter, storesWords, load };
  // @ts-expect-error There is no link to use.
  defineMessage<NoData, Booking>({ ...definition, words: (_language, { link }) => ({ text: String(link) }) });
  const link = () => 'https://greeter.example/b/7';
  const linked = defineMessage<NoData, Booking>({
    ...definition,
    link,
    words: (_language, facts) => ({ text: facts.link }),
  });
  expect([BOOKING_CODE.link, linked.link]).toEqual([undefined, link]);
});
