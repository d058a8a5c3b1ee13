import { useLocation, useNavigate } from 'react-router';
import { useClose } from './use-close';
import { useParameters } from './use-parameters';

/** The address of a page and ways to change it. `dialogs` are the parameters that open one. */
export function usePageUrl<Name extends string>(dialogs: readonly Name[]) {
  type Change = Partial<Record<Name, string | null>>;
  const parameters = useParameters();
  const navigate = useNavigate();
  const location = useLocation();
  const isFromPage = (location.state as { isFromPage?: boolean } | null)?.isFromPage === true;
  const withoutDialogs = Object.fromEntries(dialogs.map((name) => [name, null])) as Change;
  function searchOf(change: Change) {
    const next = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries<string | null | undefined>(change))
      if (value) next.set(name, value);
      else next.delete(name);
    return { search: next.size > 0 ? `?${next}` : '' };
  }
  return {
    get: (name: Name): string | null => parameters.get(name),
    /** Opens a dialog, which Back closes. */
    open: (change: Change) =>
      void navigate(searchOf({ ...withoutDialogs, ...change }), {
        state: { isFromPage: true },
        preventScrollReset: true,
      }),
    /** Closes any dialog. */
    close: useClose(isFromPage, searchOf(withoutDialogs).search),
    /** Changes the address in place. */
    set: (change: Change) =>
      void navigate(searchOf(change), { replace: true, state: location.state as unknown, preventScrollReset: true }),
  };
}
