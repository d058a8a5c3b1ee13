import { composeMail, type MailContent } from '../../../core/messages/compose-mail.js';
import { html } from '../../../core/messages/html.js';
import type { PartyTemplate } from './party-message.js';

/** What the words of a message may know: its own party and business, and nobody else's. */
export interface PartyFacts {
  businessName: string;
  firstName: string;
  /** The party's own page. */
  link: string;
  /** The host's words, of an answer. */
  text: string;
  /** How long the party is held, of a confirmation. */
  minutes: string;
}

/** One message in all the ways it may leave; `spoken` is empty where no call is made about it. */
export interface PartyWords {
  text: string;
  spoken: string;
  mail: MailContent;
}

const END = 'Reply STOP to end texts.';

/** What each message says. LEAVE is asked for instead of CANCEL, which the provider takes for an end of all texts; both are understood. */
const WORDS: Record<PartyTemplate, (facts: PartyFacts) => PartyWords> = {
  'call-up': ({ businessName, firstName, link }) => ({
    text: `${businessName}: ${firstName}, we are ready for you. Please come to the front desk. Reply 10 for 10 more minutes or LEAVE to give up your place. ${link} ${END}`,
    spoken: `Hello ${firstName}. This is ${businessName}. We are ready for you. Please come to the front desk.`,
    mail: visitMail(businessName, {
      subject: `${businessName} is ready for you`,
      title: `${firstName}, we are ready for you`,
      paragraphs: [`Please come to the front desk of ${businessName}.`],
      button: { label: 'Show My Place', address: link },
    }),
  }),
  'getting-close': ({ businessName, firstName, link }) => ({
    text: `${businessName}: ${firstName}, it is almost your turn. Please stay close. Your place: ${link} ${END}`,
    spoken: '',
    mail: visitMail(businessName, {
      subject: `It is almost your turn at ${businessName}`,
      title: `${firstName}, it is almost your turn`,
      paragraphs: [`Please stay close to ${businessName}: we will be ready for you soon.`],
      button: { label: 'Show My Place', address: link },
    }),
  }),
  'feedback-request': ({ businessName, firstName, link }) => ({
    text: `${businessName}: ${firstName}, thank you for your visit. How was it? Tell us here: ${link} ${END}`,
    spoken: '',
    mail: visitMail(businessName, {
      subject: `How was your visit to ${businessName}?`,
      title: `${firstName}, how was your visit?`,
      paragraphs: [`Thank you for visiting ${businessName}. Your answer takes a few seconds and helps us get better.`],
      button: { label: 'Rate Your Visit', address: link },
    }),
  }),
  'host-answer': ({ businessName, firstName, link, text }) => ({
    text: `${businessName}: ${text}\n${END}`,
    spoken: '',
    mail: visitMail(businessName, {
      subject: `A message from ${businessName}`,
      title: `${firstName}, a message from ${businessName}`,
      paragraphs: [text],
      button: { label: 'Show My Place', address: link },
    }),
  }),
  'more-time': ({ businessName, firstName, link, minutes }) => ({
    text: `${businessName}: Got it, we hold your place for ${minutes} more minutes and tell you again. Your place: ${link} ${END}`,
    spoken: '',
    mail: visitMail(businessName, {
      subject: `${businessName} holds your place`,
      title: `${firstName}, we hold your place`,
      paragraphs: [`You have ${minutes} more minutes. We tell you again when we are ready.`],
      button: { label: 'Show My Place', address: link },
    }),
  }),
  'left-by-text': ({ businessName, firstName, link }) => ({
    text: `${businessName}: You have left the queue. To come back, please check in again. ${END}`,
    spoken: '',
    mail: visitMail(businessName, {
      subject: `You have left the queue of ${businessName}`,
      title: `${firstName}, you have left the queue`,
      paragraphs: ['To come back, please check in again.'],
      button: { label: 'Show My Visit', address: link },
    }),
  }),
};

/** The words of a message to a party. */
export function partyWords(template: PartyTemplate, facts: PartyFacts): PartyWords {
  return WORDS[template]({
    ...facts,
    businessName: inOneLine(facts.businessName),
    firstName: inOneLine(facts.firstName),
  });
}

/** TwiML of a call: the words twice, because nobody listens from the first second. */
export function twimlOf(spoken: string): string {
  const say = html`<Say language="en-US">${spoken}</Say>`;
  return html`<?xml version="1.0" encoding="UTF-8"?><Response
      ><Pause length="1" />${say}<Pause length="1" />${say}</Response
    >`.text;
}

/** Address of a party's own page. */
export const partyLink = (base: string, publicId: string): string => `${base}/ck/${publicId}`;

function visitMail(
  businessName: string,
  parts: { subject: string; title: string; paragraphs: string[]; button: { label: string; address: string } },
): MailContent {
  return composeMail({ ...parts, footnote: `You get this mail because you checked in at ${businessName}.` });
}

const inOneLine = (name: string): string => name.replace(/\s+/g, ' ').trim();
