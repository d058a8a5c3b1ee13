import { usePageUrl } from '../pieces/use-page-url';

type Name = 'q' | 'month' | 'year' | 'tag' | 'view' | 'page' | 'action' | 'customer';
export type CustomersUrl = ReturnType<typeof useCustomersUrl>;

const dialogs: readonly Name[] = ['action', 'customer'];

/** A whole number from 1 on; null for anything else. */
const numberOf = (text: string | null): number | null => (text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null);
const within = (number: number | null, least: number, most: number) =>
  number !== null && number >= least && number <= most ? number : null;

/** What the address of the page says, and ways to change it. */
export function useCustomersUrl() {
  const { get, set, open, close } = usePageUrl<Name>(dialogs);
  return {
    open,
    close,
    search: get('q') ?? '',
    birthMonth: within(numberOf(get('month')), 1, 12),
    birthYear: within(numberOf(get('year')), 1900, 2100),
    tag: get('tag'),
    isArchived: get('view') === 'archived',
    /** From 0. */
    page: (numberOf(get('page')) ?? 1) - 1,
    action: get('action'),
    customerId: get('customer'),
    toPage: (page: number) => set({ page: page > 0 ? String(page + 1) : null }),
    /** Another list begins on its first page. */
    filter: (change: Partial<Record<'q' | 'month' | 'year' | 'tag' | 'view', string | null>>) =>
      set({ ...change, page: null }),
    /** From one dialog to the other: Back goes to the list. */
    showProfile: (id: string) => set({ action: null, customer: id }),
  };
}
