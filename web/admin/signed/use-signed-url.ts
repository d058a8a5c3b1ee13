import { usePageUrl } from '../pieces/use-page-url';

type Name = 'q' | 'form' | 'from' | 'to' | 'action' | 'signature';
export type SignedUrl = ReturnType<typeof useSignedUrl>;

const dialogs: readonly Name[] = ['action', 'signature'];

const dayOf = (text: string | null): string | null => (text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : null);
const idOf = (text: string | null): string | null => (text && /^\d{1,18}$/.test(text) ? text : null);

/** What the address of the page says, and ways to change it. */
export function useSignedUrl() {
  const { get, set, open, close } = usePageUrl<Name>(dialogs);
  const from = dayOf(get('from'));
  const to = dayOf(get('to'));
  return {
    open,
    close,
    filter: {
      search: get('q') ?? '',
      formId: idOf(get('form')),
      from,
      to,
    },
    /** The server has no list of such days. */
    endsBeforeItBegins: from !== null && to !== null && to < from,
    action: get('action'),
    signatureId: idOf(get('signature')),
    change: (change: Partial<Record<'q' | 'form' | 'from' | 'to', string | null>>) => set(change),
  };
}
