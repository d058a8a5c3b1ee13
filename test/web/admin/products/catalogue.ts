import { ApolloLink } from '@apollo/client/link';
import { act } from '@testing-library/react';
import { Subject } from 'rxjs';
import { anImage } from '../../ui/an-image';
import { openApp, owner, refuse } from '../open-app';

const business = { ...owner.business, plan: 'STANDARD' };
export const manager = { ...owner, business, permissions: ['CATALOGUE_READ', 'CATALOGUE_WRITE', 'MEDIA_WRITE'] };
export const frontDesk = { ...owner, business, role: 'FRONT_DESK', permissions: ['CATALOGUE_READ'] };

export const aCategory = (id: string, name: string, position = 0) => ({
  id,
  version: 1,
  name,
  subheading: '',
  position,
  archivedAt: null as string | null,
});
type Category = ReturnType<typeof aCategory>;
export const anItem = (id: string, name: string, fields: object = {}) => ({
  id,
  version: 1,
  type: 'SERVICE',
  name,
  price: null as string | null,
  durationMinutes: null as number | null,
  description: '',
  position: 0,
  category: null as Category | null,
  image: null as object | null,
  archivedAt: null as string | null,
  ...fields,
});
type Item = ReturnType<typeof anItem>;
type RankArgs = { id: string; place: number; seen: string[] };
export const aPhoto = (id: string, fields: object = {}) => ({
  id,
  version: 1,
  isMain: false,
  description: '',
  productId: '1',
  image: { id, thumbnailUrl: '', ...anImage(id) },
  ...fields,
});
const archivedAt = '2026-11-21T15:00:00.000Z';

/** The page of the catalogue over an invented server that keeps it; `tick` is what another one's change sends. */
export function openProducts(
  items: Item[],
  {
    path = '/account/products',
    viewer = manager,
    categories = [] as Category[],
    photos = [] as ReturnType<typeof aPhoto>[],
    Query = {},
    Mutation = {},
  }: Parameters<typeof openApp>[1] & {
    path?: string;
    categories?: Category[];
    photos?: ReturnType<typeof aPhoto>[];
  } = {},
) {
  let isFree: Promise<void> = Promise.resolve();
  const server = {
    items,
    categories,
    photos,
    /** Lists and moves are answered only after the function that comes back is called. */
    holdSearch() {
      let free = () => {};
      isFree = new Promise((resolve) => {
        free = resolve;
      });
      return () => free();
    },
  };
  const ticks = new Subject<ApolloLink.Result>();
  const find = (id: string) =>
    server.items.find((item) => item.id === id) ?? refuse('NOT_FOUND', 'That item was not found.');
  const archive = (ids: string[], at: string | null) => {
    server.items = server.items.map((item) => (ids.includes(item.id) ? { ...item, archivedAt: at } : item));
    return { ids };
  };
  const archiveCategory = (id: string, at: string | null) => {
    server.categories = server.categories.map((one) => (one.id === id ? { ...one, archivedAt: at } : one));
    return server.categories.find((one) => one.id === id);
  };
  /** All of them with one at a new place among `seen`, unless these are in another order now. */
  function rank<One extends { id: string; position: number }>(all: One[], { id, place, seen }: RankArgs) {
    const stored = all.filter((one) => seen.includes(one.id)).map((one) => one.id);
    if (stored.join() !== seen.join()) refuse('STALE', 'Somebody else changed the order of these items.');
    const ids = seen.filter((other) => other !== id);
    ids.splice(place, 0, id);
    const ranked = all
      .map((one) => (ids.includes(one.id) ? { ...one, position: ids.indexOf(one.id) } : one))
      .sort((a, b) => a.position - b.position);
    return { ids, ranked };
  }
  const app = openApp(path, {
    viewer,
    Query: {
      productImports: () => [],
      products: async (
        _: unknown,
        { search, archived, skip }: { search: string | null; archived: boolean; skip: number },
      ) => {
        await isFree;
        const found = server.items.filter(
          (item) => (item.archivedAt !== null) === archived && item.name.includes(search ?? ''),
        );
        return { items: found.slice(skip, skip + 1000), total: found.length, cursor: null };
      },
      productCategories: (_: unknown, { archived }: { archived: boolean }) =>
        server.categories.filter((one) => (one.archivedAt !== null) === archived),
      product: (_: unknown, { id }: { id: string }) => find(id),
      productAlbum: () => server.photos,
      ...Query,
    },
    Mutation: {
      addProduct: (_: unknown, { input: { newCategoryName, ...input } }: { input: Record<string, unknown> }) => {
        const item = anItem('99', '', {
          ...input,
          category: newCategoryName ? aCategory('98', String(newCategoryName)) : null,
        });
        server.items = [...server.items, item];
        return item;
      },
      updateProduct: (_: unknown, { id, input }: { id: string; input: object }) => {
        const item = { ...find(id), ...input, version: find(id).version + 1 };
        server.items = server.items.map((one) => (one.id === id ? item : one));
        return item;
      },
      archiveProducts: (_: unknown, { ids }: { ids: string[] }) => archive(ids, archivedAt),
      restoreProducts: (_: unknown, { ids }: { ids: string[] }) => archive(ids, null),
      rankProduct: async (_: unknown, move: RankArgs) => {
        await isFree;
        const { ids, ranked } = rank(server.items, move);
        server.items = ranked;
        return { ids };
      },
      updateProductCategory: (_: unknown, { id, input }: { id: string; input: object }) => {
        server.categories = server.categories.map((one) => (one.id === id ? { ...one, ...input } : one));
        return server.categories.find((one) => one.id === id);
      },
      archiveProductCategory: (_: unknown, { id }: { id: string }) => archiveCategory(id, archivedAt),
      restoreProductCategory: (_: unknown, { id }: { id: string }) => archiveCategory(id, null),
      rankProductCategory: (_: unknown, move: RankArgs) => {
        const { ids, ranked } = rank(server.categories, move);
        server.categories = ranked;
        return { ids };
      },
      setMainMedia: (_: unknown, { id }: { id: string }) => {
        server.photos = server.photos.map((photo) => ({ ...photo, isMain: photo.id === id }));
        return server.photos.find((photo) => photo.id === id);
      },
      updateMediaDescription: (_: unknown, { id, description }: { id: string; description: string }) => {
        server.photos = server.photos.map((photo) =>
          photo.id === id ? { ...photo, description, version: photo.version + 1 } : photo,
        );
        return server.photos.find((photo) => photo.id === id);
      },
      deleteMedia: (_: unknown, { ids }: { ids: string[] }) => {
        server.photos = server.photos.filter(({ id }) => !ids.includes(id));
        return ids;
      },
      restoreMedia: (_: unknown, { ids }: { ids: string[] }) => {
        server.photos = [...photos];
        return photos.filter(({ id }) => ids.includes(id));
      },
      ...Mutation,
    },
  });
  app.client.setLink(
    ApolloLink.split(
      (operation) => operation.operationType === 'subscription',
      new ApolloLink(() => ticks),
      app.client.link,
    ),
  );
  const tick = () =>
    act(() => ticks.next({ data: { catalogueChanged: { at: archivedAt, __typename: 'CatalogueTick' } } }));
  return { ...app, server, tick };
}
