import { usePageUrl } from '../pieces/use-page-url';

type Name = 'q' | 'view' | 'show' | 'action' | 'form' | 'read' | 'versions' | 'pdf';
export type FormsUrl = ReturnType<typeof useFormsUrl>;

const dialogs: readonly Name[] = ['action', 'form', 'read', 'versions', 'pdf'];
const step = 25;
const most = 1000;

/** What the address of the page says, and ways to change it. */
export function useFormsUrl() {
  const { get, ...ways } = usePageUrl<Name>(dialogs);
  const show = Math.min(Math.max(Number.parseInt(get('show') ?? '', 10) || step, step), most);
  return {
    ...ways,
    search: get('q') ?? '',
    isArchived: get('view') === 'archived',
    /** How many of the list are read. */
    show,
    showMore: () => ways.set({ show: String(Math.min(show + step, most)) }),
    action: get('action'),
    /** The forms whose editor, text and versions are open. */
    editedId: get('form'),
    readId: get('read'),
    versionsId: get('versions'),
    /** The form whose PDF is to be replaced. */
    pdfId: get('pdf'),
  };
}
