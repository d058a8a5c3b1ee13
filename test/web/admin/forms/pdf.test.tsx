import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { UploadFormDialog, type UploadedForm } from '../../../../web/admin/forms/UploadFormDialog';
import { openDialog } from '../open-dialog';
import { aForm, openForms } from './some-forms';

const pdf = (name: string, { type = 'application/pdf', size = 1000 } = {}) =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('PDF', { selector: 'input' }), { target: { files } });
const button = (name: string) => screen.getByRole('button', { name });
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });

type Upload = (form: UploadedForm, onProgress: (percent: number) => void) => Promise<unknown>;
function open(onUpload = jest.fn<Upload>()) {
  const onClose = jest.fn();
  return { ...openDialog(<UploadFormDialog onUpload={onUpload} onClose={onClose} />), onUpload, onClose };
}

test('the title comes from the name of the file, unless it was typed', async () => {
  const { user, onUpload, onClose } = open();
  expect(button('Add form')).toHaveProperty('disabled', true);
  choose(pdf('Tattoo_waiver.PDF'));
  expect(title().value).toBe('Tattoo waiver');
  choose(pdf('Consent.pdf'));
  expect(title().value).toBe('Consent');
  await user.clear(title());
  await user.type(title(), ' Mine ');
  choose(pdf('Other.pdf'));
  await user.click(screen.getByRole('checkbox', { name: 'Signature required' }));
  await user.click(button('Add form'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const [sent] = onUpload.mock.lastCall!;
  expect([sent.name, sent.signatureRequired, sent.file.name]).toEqual(['Mine', true, 'Other.pdf']);
});

test('files that the server would refuse are named', () => {
  open();
  choose(pdf('a.png', { type: 'image/png' }));
  expect(screen.getByRole('alert').textContent).toBe('Only PDF files can be used.');
  choose(pdf('a.pdf', { size: 20_000_001 }));
  expect(screen.getByRole('alert').textContent).toBe('The PDF is larger than 20 MB.');
  choose(pdf('a.pdf'), pdf('b.pdf'));
  expect(screen.getByRole('alert').textContent).toBe('Choose one PDF only.');
  choose(pdf('a.pdf', { size: 20_000_000 }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('while it runs it says how far it is and cannot be canceled; a refusal stays with the file', async () => {
  let fail = (_error: Error) => {};
  const onUpload = jest.fn<Upload>(() => new Promise((_resolve, reject) => (fail = reject)));
  const { user, onClose, baseElement } = open(onUpload);
  choose(pdf('a.pdf'));
  expect((await axe.run(baseElement, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  await user.click(button('Add form'));
  expect(screen.getByRole('status').textContent).toBe('Please wait. Processing...');
  act(() => onUpload.mock.lastCall![1](40));
  expect(screen.getByRole('progressbar', { name: 'Upload' }).getAttribute('aria-valuenow')).toBe('40');
  for (const name of ['Cancel', 'Close']) expect(button(name)).toHaveProperty('disabled', true);
  const message = 'The PDF has more than 50 pages.';
  const errors = [{ message, extensions: { code: 'UNSUPPORTED_PDF', field: 'file' } }];
  await act(async () => fail(new CombinedGraphQLErrors({ errors })));
  expect(screen.getByText(message)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  expect(button('Cancel')).toHaveProperty('disabled', false);
  expect(screen.getByText('a.pdf')).toBeTruthy();
});

const aPdfForm = () =>
  aForm('1', 'Waiver', {
    pdfUrl: '/downloads/forms/1?version=1',
    pages: [{ url: '/api/static/media/form/preview/a.webp', width: 1240, height: 1605 }],
  });

test('the page of the forms uploads one, and shows its pages', async () => {
  const { press, choose: chooseEntry } = openForms([aPdfForm()]);
  await press('Upload PDF');
  expect(await screen.findByRole('dialog', { name: 'Upload PDF' })).toBeTruthy();
  await press('Cancel');
  await chooseEntry('Waiver', 'View');
  const dialog = await screen.findByRole('dialog', { name: 'Waiver' });
  expect((await within(dialog).findByRole('img', { name: 'Page 1 of 1' })).getAttribute('src')).toMatch(/a\.webp$/);
  expect(within(dialog).getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toBe(
    '/downloads/forms/1?version=1',
  );
});

test('its text is not typed over, and its PDF can be replaced; that of a text cannot', async () => {
  const { user, press, choose: chooseEntry } = openForms([aPdfForm(), aForm('2', 'Rules')]);
  await chooseEntry('Waiver', 'Edit');
  expect(await screen.findByRole('textbox', { name: 'Title' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Content' })).toBeNull();
  await press('Cancel');
  await chooseEntry('Waiver', 'Replace PDF');
  expect(await screen.findByRole('dialog', { name: 'Replace the PDF of Waiver' })).toBeTruthy();
  await press('Cancel');
  await user.click(await screen.findByRole('button', { name: 'Actions for Rules' }));
  expect(screen.queryByRole('menuitem', { name: 'Replace PDF' })).toBeNull();
});
