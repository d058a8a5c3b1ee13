import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anImage } from '../../ui/an-image';
import { openApp } from '../open-app';
import { aPage, manager } from './a-page';

const path = '/account/page?tab=photos';
const photo = (id: string, isMain: boolean) => ({
  id,
  image: { id, thumbnailUrl: '', ...anImage(id) },
  isMain,
  description: '',
  productId: null,
  version: 1,
});

test('the photos are shown as on the page, and what is changed in the album is shown at once', async () => {
  const page = aPage();
  let album = [photo('1', true), photo('2', false)];
  const { user, calls } = openApp(path, {
    viewer: manager,
    Query: { ...page.Query, businessAlbum: () => album },
    Mutation: {
      setMainMedia: (_: unknown, { id }: { id: string }) => {
        album = [photo(id, true), photo(id === '1' ? '2' : '1', false)];
        return album[0];
      },
    },
  });
  const first = () => within(screen.getAllByRole('list', { name: /^Photos of/ })[0]!).getAllByRole('img')[0];
  expect((await screen.findByAltText<HTMLImageElement>('Photo 1')).src).toContain('1-1600.jpg');
  await user.click(screen.getByRole('button', { name: 'Edit Photos' }));
  const dialog = await screen.findByRole('dialog', { name: 'Photos of Salon on the Corner' });
  await user.click(within(dialog).getByRole('button', { name: 'Photo 2' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Set Main' }));
  await waitFor(() => expect(calls.map(({ variables }) => variables)).toEqual([{ id: '2' }]));
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect((first() as HTMLImageElement).src).toContain('2-1600.jpg'));
});

test('without a plan for the page, adding photos opens the plans', async () => {
  const { user } = openApp(path, { viewer: manager, ...aPage({ settings: { isBasic: true } }) });
  expect(await screen.findByText('No Photos Yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add Photos' }));
  expect(await screen.findByRole('dialog', { name: 'Plans' })).toBeTruthy();
});
