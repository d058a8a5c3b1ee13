import type { ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import type { Unsaved } from './use-unsaved';

interface Props {
  unsaved: Unsaved;
  title?: string;
  confirm?: string;
  children?: ReactNode;
}

/** Asks before unsaved changes are lost. */
export function UnsavedDialog({
  unsaved,
  title = 'Leave without saving?',
  confirm = 'Leave',
  children = 'What you changed will be lost.',
}: Props) {
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      cancel="Keep editing"
      isDangerous
      isOpen={unsaved.isAsking}
      onConfirm={unsaved.leave}
      onClose={unsaved.stay}
    >
      {children}
    </ConfirmDialog>
  );
}
