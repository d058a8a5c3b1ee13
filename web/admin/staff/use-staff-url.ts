import { usePageUrl } from '../pieces/use-page-url';

type Name = 'q' | 'view' | 'show' | 'action' | 'member' | 'hours' | 'history' | 'album' | 'photo';
export type StaffUrl = ReturnType<typeof useStaffUrl>;

const dialogs: readonly Name[] = ['action', 'member', 'hours', 'history', 'album', 'photo'];
const step = 25;
const most = 1000;

/** What the address of the page says, and ways to change it. */
export function useStaffUrl() {
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
    memberId: get('member'),
    hoursId: get('hours'),
    historyId: get('history'),
    albumId: get('album'),
    photoId: get('photo'),
  };
}
