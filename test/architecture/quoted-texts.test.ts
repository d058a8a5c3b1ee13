import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { root, sources } from './sources.js';

/** What the specification quotes of the screens that there are, to the letter. */
const QUOTED = [
  "404. That's an error.",
  'The requested URL was not found on this server.',
  'Sign Up for an Account',
  'Not you?',
  'Forgot Password?',
  "Hi there, let's sign up!",
  "You're almost there.",
  'Forgot password?',
  'Send Reset Instructions',
  'Password Reset',
  'Verify Your Email',
  "Let's Setup Your Business",
  "There's a small problem.",
  "The link you requested isn't valid. It seems you may have taken a wrong turn.",
  'Go Home',
  'Confirm Logout',
  'Business Phone # (10-digit)',
  'You have successfully reset your password. Please login.',
  'Tap Anywhere to Start',
  "Didn't see your name?",
  'We will be with you shortly.',
  'Your Position',
  "You've left the queue",
  'Live Position Closed',
  "We're Ready for You!",
  'Wanna Cancel?',
  'Tell us about your experience',
  'Search Check-Ins & Waitlisted',
  'Select Today in order to display waitlist for clients',
  'Awaiting Check-Ins',
  'Next in Line',
  'No Check-In History Found',
  'This customer has no checked-in history',
  'This customer profile is no longer available.',
  'See Host',
  'That person is already a customer. Try searching for that customer.',
  'Check In Here',
  'Scan Me',
  'QR CODE PAGE RESTART REQUIRED',
  'Manage Business Page',
  'Copy URL',
  'Public View',
  'URL has been copied',
  'A vanity name is required to view your live booking page. Would you like to get one now?',
  'Add Hours',
  'No hours yet.',
  'Additional Information',
  'Visit Our Page',
  'For Digital Menu & Services',
  'Select Products & Services',
  'Search Products & Services',
  'Add Item',
  'No items Yet',
  "Let customers see what you're offering.",
  'Add Your First Item',
  'Add Customer',
  'No Customers Yet',
  'Customers can be added manually or when they check in.',
  'No Customer Found',
  'Add Staff',
  'No Staff Yet',
  'Adding staff allows you to select them for appointment requests and service jobs.',
  'Update Info',
  'Add Photos',
  'Set Main',
  'Start Booking',
  'Edit item(s)',
  'Please select an available date and time to continue.',
  'No available time slots on selected day {date}. Please choose another day.',
  'Thank You for booking with us!',
  "You'll receive a confirmation email of your booking details once it is approved.",
  'Add your business hours to make time slots available',
  'Add Business Hours',
  'is a time outside of your normal business hours. Continue booking anyway?',
  'working hours. Continue booking anyway?',
  'Adding staff allows you to select them for customer requests and service jobs.',
  'Add a Staff Member',
  'New Customer',
  'Search Business or Locations',
];

/** Slips of the specification that the rulings mend, as it has them. */
const SLIPS = new Map([["You'll receive a", "You'll received a"]]);
const asQuoted = (text: string) => [...SLIPS].reduce((all, [mended, slip]) => all.replace(mended, slip), text);

const english = readFileSync(path.join(root, 'server/core/i18n/messages/en.json'), 'utf8');
const texts = [...sources(['web']), { path: 'en.json', text: english }];
const plain = (text: string) => text.replaceAll('&amp;', '&').replaceAll("\\'", "'").replace(/\s+/g, ' ');
const screens = texts.map(({ text }) => plain(text)).join('\n');

describe('the texts that the specification quotes', () => {
  test.each(QUOTED)('%s', (quoted) => {
    expect(screens.includes(quoted)).toBe(true);
  });

  const specification = path.join(root, '../shared/spec');
  (existsSync(specification) ? test : test.skip)('stand in the specification as they do here', () => {
    const quotes = readdirSync(specification)
      .filter((file) => file.endsWith('.txt'))
      .map((file) => plain(readFileSync(path.join(specification, file), 'utf8')))
      .join('\n');
    expect(QUOTED.filter((quoted) => !quotes.includes(asQuoted(quoted)))).toEqual([]);
  });

  test('have straight apostrophes, as all others do', () => {
    expect(texts.filter(({ text }) => /[‘’]/.test(text)).map((file) => file.path)).toEqual([]);
  });
});
