import type { CatalogueWords } from '../../catalogue/catalogue-words';

/** The owner's pages are in English. */
export const englishCatalogue: CatalogueWords = {
  search: 'Search Products & Services',
  empty: 'No Products/Services Yet',
  noMatch: (search) => `Your search - ${search} - did not match any data.`,
  otherItems: 'Other items',
  photosOf: (item) => `Photos of ${item}`,
  select: 'Select',
  selected: 'Selected',
  selectedCount: (count) => `${count} Selected`,
  showMore: 'Show more',
  showLess: 'Show less',
};
