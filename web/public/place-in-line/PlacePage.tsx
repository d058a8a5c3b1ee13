import type { Page } from '../page';
import { Customer_ReadPlaceDocument, type PlaceFragment } from './place-in-line.generated';

export const PlacePage: Page<PlaceFragment> = {
  load: async (ask, { publicId }) => (await ask(Customer_ReadPlaceDocument, { publicId })).placeInLine,
  head: place => ({ title: `Your place at ${place.business.name}`, noindex: true }),
  Component: ({ data }) => <main><h1>{data.business.name}</h1><p>{data.position}</p></main>,
};
