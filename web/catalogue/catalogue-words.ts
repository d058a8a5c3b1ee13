/** The texts of the list, in the language of the page around it. */
export interface CatalogueWords {
  /** Name and placeholder of the search: 'Search Products & Services'. */
  search: string;
  /** 'No Products/Services Yet'. */
  empty: string;
  /** 'Your search - X - did not match any data.' */
  noMatch(search: string): string;
  /** Heading of the items without a category where others have one. */
  otherItems: string;
  /** Name of the thumbnail, which opens the album. */
  photosOf(item: string): string;
  /** The toggle of an item: 'Select', 'Selected'. */
  select: string;
  selected: string;
  /** 'N Selected'. */
  selectedCount(count: number): string;
  showMore: string;
  showLess: string;
}
