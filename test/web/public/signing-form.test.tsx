import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import '../load-texts';
import type { SignatureInput } from '../../../web/schema.generated';

/** jsdom has no canvas: what a finger draws comes from here. */
let drawing: { points: { x: number; y: number }[] }[] = [];
let endStroke: () => void = () => undefined;
const clear = jest.fn();
jest.unstable_mockModule('signature_pad', () => ({
  default: class {
    clear = clear;
    off = () => undefined;
    toData = () => drawing;
    addEventListener(_name: string, listener: () => void) {
      endStroke = listener;
    }
  },
}));
const { SigningForm } = await import('../../../web/public/signing/SigningForm');
const { DrawnSignature } = await import('../../../web/public/signing/DrawnSignature');
void DrawnSignature; // loaded beforehand, as jest wants modules

afterEach(() => sessionStorage.clear());

const waiver = {
  versionId: '21',
  sha256: 'c'.repeat(64),
  formId: '2',
  name: 'Waiver',
  content: '<p>Waiver text</p>',
  pages: [] as { url: string; width: number; height: number }[],
  fields: [
    { name: 'd', kind: 'DATE' as const, label: 'Born on', isRequired: false, options: [] },
    { name: 'c', kind: 'CHOICE' as const, label: 'Skin', isRequired: false, options: ['Dry', 'Oily'] },
    { name: 'i', kind: 'INITIALS' as const, label: 'Initials', isRequired: false, options: [] },
  ],
  signatureRequired: true,
  consent: 'I agree to it.',
};

const pages = [1, 2].map((number) => ({
  url: `/api/static/media/form/preview/${number}.webp`,
  width: 1240,
  height: 1605,
}));

function open(more: object = {}, form = waiver) {
  const signed: SignatureInput[] = [];
  const props = {
    isBusy: false,
    submitLabel: 'Sign',
    onDismissError: () => undefined,
    onSign: (signature: SignatureInput) => signed.push(signature),
    ...more,
  };
  const view = render(<SigningForm form={form} {...props} />);
  return {
    ...view,
    signed,
    user: userEvent.setup({ delay: null }),
    show: (next: typeof form) => view.rerender(<SigningForm form={next} {...props} />),
  };
}
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your full name' });
const agree = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree to it.' });
const sign = () => screen.getByRole('button', { name: 'Sign' });
const violationsIn = async (container: Element) =>
  (await axe.run(container, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } }))
    .violations;
const stroke = (points: { x: number; y: number }[]) =>
  act(() => {
    drawing = [...drawing, { points }];
    endStroke();
  });

test('a typed signature is the name; fields that are left out are not sent', async () => {
  const { user, signed, container } = open();
  await user.type(name(), ' Ann Lee ');
  expect(screen.getByText('Ann Lee', { selector: 'p' })).toBeTruthy();
  await user.type(screen.getByLabelText('Born on (optional)'), '2001-02-03');
  await user.click(screen.getByRole('radio', { name: 'Oily' }));
  await user.click(screen.getByRole('button', { name: 'None of these' }));
  await user.type(screen.getByLabelText('Initials (optional)'), 'ABCDEFG');
  await user.click(agree());
  expect(await violationsIn(container)).toEqual([]);
  await user.click(sign());
  expect(signed).toMatchObject([
    {
      signerName: 'Ann Lee',
      strokes: null,
      answers: [
        { name: 'd', value: '2001-02-03' },
        { name: 'i', value: 'ABCDE' },
      ],
    },
  ]);
});

test('a drawn signature is lines; cleared, it is asked for again; typing is always there', async () => {
  const { user, signed } = open();
  await user.type(name(), 'Ann Lee');
  await user.click(agree());
  await user.click(screen.getByRole('radio', { name: 'Draw' }));
  await screen.findByRole('img', { name: /^Draw your signature here/ });
  await user.click(sign());
  expect(screen.getByRole('alert').textContent).toBe('Please draw your signature, or choose Type.');
  stroke([
    { x: 0, y: 0 },
    { x: 300, y: 200 },
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear the drawing' }));
  expect(clear).toHaveBeenCalled();
  drawing = [];
  await user.click(sign());
  expect(screen.getByRole('alert')).toBeTruthy();
  stroke([{ x: 10, y: 10 }]);
  await user.click(sign());
  expect(signed).toMatchObject([{ strokes: '10,10', signerName: 'Ann Lee' }]);
  await user.click(screen.getByRole('radio', { name: 'Type' }));
  await user.click(sign());
  expect(signed.at(-1)).toMatchObject({ strokes: null, signerName: 'Ann Lee' });
});

test('all that is missing is marked at once, and the focus goes to the first of it', async () => {
  const { user, signed, container } = open(
    {},
    {
      ...waiver,
      fields: [
        { ...waiver.fields[2]!, isRequired: true },
        { ...waiver.fields[1]!, isRequired: true },
      ],
    },
  );
  const initials = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Initials' });
  const marked = () =>
    screen.queryAllByText(/^Please (?!complete)/).map(({ id, textContent }) => {
      expect(document.querySelector(`[aria-invalid][aria-describedby="${id}"]`)).toBeTruthy();
      return textContent;
    });
  await user.click(screen.getByRole('checkbox', { name: 'I am signing for a child or another person in my care' }));
  await user.type(screen.getByRole('textbox', { name: 'Email address for a copy (optional)' }), 'nobody');
  await user.click(screen.getByRole('radio', { name: 'Draw' }));
  expect(marked()).toEqual([]);
  await user.click(sign());
  expect(screen.getByRole('alert').textContent).toBe('Please complete the marked fields.');
  const rest = [
    'Please fill in “Skin”.',
    'Please enter the name of the person you sign for.',
    'Please enter your name to sign.',
    'Please draw your signature, or choose Type.',
    'Please check the box to agree.',
    'Please check the email address.',
  ];
  expect(marked()).toEqual(['Please fill in “Initials”.', ...rest]);
  expect(document.activeElement).toBe(initials());
  expect(await violationsIn(container)).toEqual([]);
  await user.type(initials(), 'AL');
  expect([initials().value, marked()]).toEqual(['AL', rest]);
  await user.click(sign());
  expect(document.activeElement).toBe(screen.getByRole('radiogroup', { name: 'Skin' }));
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect([screen.queryByRole('alert'), marked()]).toEqual([null, []]);
  expect(signed).toEqual([]);
});

test('a drawing that is missing takes the focus from what comes after it', async () => {
  const { user } = open();
  await user.type(name(), 'Ann Lee');
  await user.click(screen.getByRole('radio', { name: 'Draw' }));
  await user.click(sign());
  expect(document.activeElement).toBe(screen.getByRole('radiogroup', { name: 'How would you like to sign?' }));
});

test('what was drawn is not kept over a reload', async () => {
  const { user } = open({ draftKey: 'k' });
  await user.type(name(), 'Ann Lee');
  await user.click(screen.getByRole('radio', { name: 'Draw' }));
  await screen.findByRole('img');
  stroke([{ x: 10, y: 10 }]);
  const kept = sessionStorage.getItem('greeter.signing.k') ?? '';
  expect(JSON.parse(kept)).toMatchObject({ signerName: 'Ann Lee', isDrawn: true, strokes: '' });
});

test('on a kiosk nothing is kept, and the next form begins empty', async () => {
  const { user, show, unmount } = open({ input: 'kiosk' });
  await user.type(name(), 'Ann Lee');
  await user.click(agree());
  expect([name().autocomplete, sessionStorage.length]).toEqual(['off', 0]);
  show({ ...waiver, formId: '3', versionId: '31' });
  expect([name().value, agree().checked]).toEqual(['', false]);
  unmount();
  open({ input: 'kiosk' });
  expect(name().value).toBe('');
});

test('another version keeps what was typed and unchecks the box; it is one signing', async () => {
  const { user, show, signed } = open();
  await user.type(name(), 'Ann Lee');
  await user.click(agree());
  await user.click(sign());
  show({ ...waiver, versionId: '22' });
  expect([name().value, agree().checked]).toEqual(['Ann Lee', false]);
  await user.click(agree());
  await user.click(sign());
  expect(signed.map(({ versionId }) => versionId)).toEqual(['21', '22']);
  expect(new Set(signed.map(({ submissionKey }) => submissionKey)).size).toBe(1);
});

test('back leaves without signing', async () => {
  const onBack = jest.fn();
  const { user } = open({ onBack });
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect(onBack).toHaveBeenCalled();
});

test('a PDF is shown as its pages, with its text for those who do not see pictures', async () => {
  const { user, container, show } = open({}, { ...waiver, pages });
  const [first, second] = screen.getAllByRole<HTMLImageElement>('img');
  expect([first!.alt, second!.alt]).toEqual(['Page 1 of 2', 'Page 2 of 2']);
  expect([second!.width, second!.height, second!.getAttribute('src')]).toEqual([1240, 1605, pages[1]!.url]);
  const details = container.querySelector('details')!;
  expect(details.open).toBe(false);
  await user.click(screen.getByText('Text of the pages'));
  expect(details.textContent).toContain('Waiver text');
  expect(await violationsIn(container)).toEqual([]);
  show({ ...waiver, pages, content: '' });
  expect(screen.queryByText('Text of the pages')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Larger text' }));
  expect(screen.getByRole('img', { name: 'Page 1 of 2' }).closest('[data-size]')?.getAttribute('data-size')).toBe(
    'large',
  );
});

describe('a PDF', () => {
  /** How many pictures have arrived, and how wide they are: 0 for one that could not be loaded. */
  let widths: Record<string, number>;
  const of = (image: HTMLImageElement) => widths[image.alt];
  beforeEach(() => {
    widths = {};
    const image = window.HTMLImageElement.prototype;
    jest.spyOn(image, 'complete', 'get').mockImplementation(function (this: HTMLImageElement) {
      return of(this) !== undefined;
    });
    jest.spyOn(image, 'naturalWidth', 'get').mockImplementation(function (this: HTMLImageElement) {
      return of(this) ?? 0;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  const arrive = (number: number, width: number) => {
    const image = screen.getByRole('img', { name: `Page ${number} of 2` });
    widths[`Page ${number} of 2`] = width;
    if (width) fireEvent.load(image);
    else fireEvent.error(image);
  };
  const off = () => sign().hasAttribute('disabled');

  test('is signed once the pictures of all its pages are there', async () => {
    const { user, signed } = open({}, { ...waiver, pages });
    expect([off(), screen.getByRole('status').textContent]).toEqual([
      true,
      'The pages of this form are loading. You can sign once they are here.',
    ]);
    await user.click(agree());
    await user.type(name(), 'Ann Lee{Enter}');
    arrive(1, 1240);
    expect(off()).toBe(true);
    await user.click(sign());
    expect(signed).toEqual([]);
    arrive(2, 1240);
    expect([off(), screen.queryByRole('status')]).toEqual([false, null]);
    await user.click(sign());
    expect(signed).toHaveLength(1);
  });

  test('of which a page did not load is not signed; it can be tried again', async () => {
    const { user } = open({}, { ...waiver, pages });
    arrive(1, 1240);
    arrive(2, 0);
    expect(off()).toBe(true);
    expect(screen.getByRole('alert').textContent).toContain('Not all pages of this form could be loaded.');
    const failed = screen.getByRole('img', { name: 'Page 2 of 2' });
    delete widths['Page 2 of 2'];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('img', { name: 'Page 2 of 2' })).not.toBe(failed);
    expect([off(), screen.queryByRole('alert')]).toEqual([true, null]);
    arrive(2, 1240);
    expect(off()).toBe(false);
  });

  test('whose pictures were there before the script is signed at once', () => {
    widths = { 'Page 1 of 2': 1240, 'Page 2 of 2': 1240 };
    open({}, { ...waiver, pages });
    expect(off()).toBe(false);
  });
});
