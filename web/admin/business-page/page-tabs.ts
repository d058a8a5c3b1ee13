import { useSearchParams } from 'react-router';
import { updateBusinessAction } from './paths';

export const pageTabs = [
  ['profile', 'Profile'],
  ['hours', 'Hours'],
  ['photos', 'Photos'],
  ['policies', 'Policies'],
  ['settings', 'Settings'],
  ['website', 'Website'],
] as const;
export type PageTab = (typeof pageTabs)[number][0];

/** The tab in the address: the profile where none is named, and where the action to change it is. */
export function usePageTab(): [tab: PageTab, open: (tab: PageTab) => void] {
  const [parameters, setParameters] = useSearchParams();
  const isUpdating = parameters.get('action') === updateBusinessAction;
  const named = pageTabs.find(([name]) => name === parameters.get('tab'))?.[0];
  const open = (tab: PageTab) =>
    setParameters(
      (previous) => {
        const next = new URLSearchParams(previous);
        next.delete('action');
        next.set('tab', tab);
        return next;
      },
      { replace: true },
    );
  return [isUpdating ? 'profile' : (named ?? 'profile'), open];
}
