import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { UploadDialog } from '../../../../web/admin/media/UploadDialog';
import type { Upload } from '../../../../web/admin/media/use-upload';
import { openDialog } from '../open-dialog';

const photo = (name: string, { type = 'image/jpeg', size = 1000 } = {}) =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });
const refused = (details?: object, code = 'UNSUPPORTED_IMAGE') =>
  new CombinedGraphQLErrors({ errors: [{ message: 'This is not an image.', extensions: { code, details } }] });
const button = (name: string) => screen.getByRole('button', { name });
const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

function open({ max, onUpload = jest.fn<Upload>() }: { max?: 1; onUpload?: jest.Mock<Upload> } = {}) {
  const onDone = jest.fn();
  const onClose = jest.fn();
  const view = openDialog(
    <UploadDialog title="Add photos" max={max} onUpload={onUpload} onDone={onDone} onClose={onClose} />,
  );
  const choose = (...files: File[]) =>
    fireEvent.change(screen.getByLabelText(max === 1 ? 'Photo' : 'Photos', { selector: 'input' }), {
      target: { files },
    });
  return { ...view, onUpload, onDone, onClose, choose };
}

test('chosen and dropped photos are shown, can be taken out, and are sent together', async () => {
  const { user, choose, onUpload, onDone } = open();
  expect(button('Add photo')).toHaveProperty('disabled', true);
  choose(photo('door.jpg'), photo('wall.png', { type: 'image/png' }));
  fireEvent.drop(button('Choose photos'), { dataTransfer: { files: [photo('chair.jpg')] } });
  expect(names()).toEqual(['door.jpg', 'wall.png', 'chair.jpg']);
  await user.click(button('Remove wall.png'));
  await user.click(button('Add 2 photos'));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(onUpload.mock.lastCall![0].map(({ name }) => name)).toEqual(['door.jpg', 'chair.jpg']);
});

test('files that the server would refuse are named and left out', () => {
  const { choose } = open();
  choose(
    photo('a.gif', { type: 'image/gif' }),
    photo('b.jpg', { size: 20_000_001 }),
    photo('c.jpg', { size: 20_000_000 }),
  );
  expect(screen.getByRole('alert').textContent).toBe(
    'a.gif: Only JPG, JPEG and PNG images can be used. b.jpg: The image is larger than 20 MB.',
  );
  expect(names()).toEqual(['c.jpg']);
});

test('a fourth photo is refused with words, which can be dismissed', async () => {
  const { user, choose } = open();
  choose(photo('a.jpg'), photo('b.jpg'));
  choose(photo('c.jpg'), photo('d.jpg'));
  expect(names()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  expect(screen.getByRole('alert').textContent).toBe('Only 3 photos can be added at a time.');
  await user.click(button('Dismiss'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('where one is wanted, a second is refused', () => {
  const { choose } = open({ max: 1 });
  choose(photo('a.jpg'), photo('b.jpg'));
  expect(names()).toEqual(['a.jpg']);
  expect(screen.getByRole('alert').textContent).toBe('Choose one photo only.');
});

test('while it runs it says how far it is and cannot be canceled', async () => {
  let end = () => {};
  const onUpload = jest.fn<Upload>(() => new Promise<void>((resolve) => (end = resolve)));
  const { user, choose, onClose, onDone } = open({ onUpload });
  choose(photo('a.jpg'));
  await user.click(button('Add photo'));
  expect(screen.getByRole('status').textContent).toBe('Please wait. Processing...');
  act(() => onUpload.mock.lastCall![1](40));
  expect(screen.getByRole('progressbar', { name: 'Upload' }).getAttribute('aria-valuenow')).toBe('40');
  for (const name of ['Cancel', 'Close', 'Remove a.jpg']) expect(button(name)).toHaveProperty('disabled', true);
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  act(() => onUpload.mock.lastCall![1](100));
  expect(screen.getByRole('progressbar', { name: 'Upload' }).getAttribute('aria-valuenow')).toBeNull();
  await act(async () => end());
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('the file that the server refuses is named and taken out, the others are kept', async () => {
  const onUpload = jest
    .fn<Upload>()
    .mockRejectedValueOnce(refused({ index: 1 }))
    .mockResolvedValue(true);
  const { user, choose, onDone } = open({ onUpload });
  choose(photo('a.jpg'), photo('b.jpg'), photo('c.jpg'));
  await user.click(button('Add 3 photos'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('b.jpg: This is not an image.'));
  expect(names()).toEqual(['a.jpg', 'c.jpg']);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(button('Add 2 photos'));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
});

test('of a refusal without a file all are taken out', async () => {
  const onUpload = jest.fn<Upload>().mockRejectedValue(refused(undefined, 'CONFLICT'));
  const { user, choose } = open({ onUpload });
  choose(photo('a.jpg'), photo('b.jpg'));
  await user.click(button('Add 2 photos'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This is not an image.'));
  expect(names()).toEqual([]);
});

test('what did not arrive is tried again', async () => {
  const onUpload = jest.fn<Upload>().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(true);
  const { user, choose, onDone } = open({ onUpload });
  choose(photo('a.jpg'));
  await user.click(button('Add photo'));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(onUpload.mock.calls.map(([files]) => files.length)).toEqual([1, 1]);
});

test('no axe violation', async () => {
  const { choose } = open();
  choose(photo('a.jpg'), photo('b.gif', { type: 'image/gif' }));
  const { violations } = await act(() =>
    axe.run(screen.getByRole('dialog'), { rules: { 'color-contrast': { enabled: false } } }),
  );
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`)).toEqual([]);
});
