import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { refuse } from '../../mock-schema';
import { anItem, aPhoto, frontDesk, openProducts } from './catalogue';

const path = '/account/products?album=1';
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const photos = () => [aPhoto('11', { isMain: true }), aPhoto('12', { description: '<p>Side</p>' })];
const thumbnails = () =>
  screen.getAllByRole('button', { name: /^Photo / }).map((each) => each.getAttribute('aria-label'));
const cut = anItem('1', 'Cut');

async function faults() {
  const { violations } = await act(() =>
    axe.run(screen.getByRole('dialog'), { rules: { 'color-contrast': { enabled: false } } }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`);
}

test('a star marks the main photo, and another one becomes it', async () => {
  const { user, address, calls } = openProducts([cut], { path, photos: photos() });
  await screen.findByRole('dialog', { name: 'Photos of Cut' });
  expect((await screen.findByRole('button', { name: 'Photo 1, main photo' })).querySelector('svg')).toBeTruthy();
  expect(await faults()).toEqual([]);
  await user.click(button('Photo 1, main photo'));
  expect(screen.queryByRole('button', { name: 'Set Main' })).toBeNull();
  await user.click(button('Next photo'));
  expect(address()).toBe('/account/products?album=1&photo=12');
  await user.click(button('Set Main'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Set Main' })).toBeNull());
  await user.click(button('All photos'));
  expect(thumbnails()).toEqual(['Photo 1', 'Photo 2, main photo']);
  expect(calls).toEqual([{ name: 'AlbumDialog_SetMain', variables: { id: '12' } }]);
});

test('an open album follows what somebody else changes', async () => {
  const { server, tick } = openProducts([cut], { path, photos: photos() });
  await waitFor(() => expect(thumbnails()).toEqual(['Photo 1, main photo', 'Photo 2']));
  server.photos = [aPhoto('12', { isMain: true })];
  tick();
  await waitFor(() => expect(thumbnails()).toEqual(['Photo 1, main photo']));
});

test('a photo is deleted, with Undo', async () => {
  const { user } = openProducts([cut], { path: `${path}&photo=12`, photos: photos() });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(thumbnails()).toEqual(['Photo 1, main photo']));
  await user.click(button('Undo'));
  await waitFor(() => expect(thumbnails()).toHaveLength(2));
});

test('a description is saved; where somebody else was first it stays typed, and is saved over theirs', async () => {
  const { user, calls, server } = openProducts([cut], {
    path: `${path}&photo=12`,
    photos: photos(),
    Mutation: {
      updateMediaDescription: (_: unknown, { version }: { version: number }) => {
        if (version === 7) return { ...server.photos[1], version: 8 };
        server.photos = [server.photos[0], { ...server.photos[1], version: 7, description: '<p>Back</p>' }];
        return refuse('STALE', 'Somebody else changed this photo.');
      },
    },
  });
  const text = await screen.findByRole('textbox', { name: 'Description' });
  expect(await faults()).toEqual([]);
  act(() => text.focus());
  await user.keyboard('{Control>}a{/Control}');
  act(() => {
    fireEvent.paste(text, { clipboardData: { getData: () => '<p>Front</p>', files: [] } });
  });
  await user.click(button('Save'));
  expect((await screen.findByRole('alert')).textContent).toBe('Somebody else changed this photo.');
  expect(text.textContent).toBe('Front');
  // Until theirs is read, it is refused again.
  await waitFor(async () => {
    await user.click(button('Save'));
    expect(screen.queryByText('The description is saved.')).not.toBeNull();
  });
  expect(calls.map(({ variables }) => 'version' in variables && variables.version)).toContain(7);
});

test('more photos are chosen in a dialog that the item’s menu opens, too', async () => {
  const { user, address } = openProducts([cut], { photos: [] });
  await user.click(await screen.findByRole('button', { name: 'Edit Cut' }));
  await user.click(screen.getByRole('menuitem', { name: 'Add Photos' }));
  expect(address()).toBe('/account/products?action=add-photos&album=1');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  const dialog = await screen.findByRole('dialog', { name: 'Photos of Cut' });
  expect(await within(dialog).findByText('No Photos Yet')).toBeTruthy();
  expect(button('Add Photos')).toBeTruthy();
});

test('who may not change them sees them large with their description', async () => {
  openProducts([cut], { viewer: frontDesk, path: `${path}&photo=12`, photos: photos() });
  expect(await screen.findByText('Side')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Delete|Set Main|Save|Add/ })).toBeNull();
});
