import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../pieces/ConfirmDialog';

/** `isSaved` is set just before leaving on purpose. */
type Props = { isDirty: boolean; isSaved: RefObject<boolean> };

/** Asks before typed changes are lost: closing, going back or elsewhere, and (in the browser's own words) closing the page. */
export function UnsavedGuard({ isDirty, isSaved }: Props) {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      isDirty && !isSaved.current && (here.pathname !== next.pathname || here.search !== next.search),
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <ConfirmDialog
      title="Leave without saving?"
      confirm="Leave"
      cancel="Keep editing"
      isDangerous
      isOpen={blocker.state === 'blocked'}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      What you changed will be lost.
    </ConfirmDialog>
  );
}
