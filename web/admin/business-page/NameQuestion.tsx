import { ConfirmDialog } from '../pieces/ConfirmDialog';

interface Props {
  isOpen: boolean;
  onYes: () => void;
  onClose: () => void;
}

/** What Public View says without a vanity name. */
export function NameQuestion({ isOpen, onYes, onClose }: Props) {
  return (
    <ConfirmDialog
      title="No vanity name yet"
      confirm="Yes, get one"
      cancel="Not now"
      isOpen={isOpen}
      onConfirm={onYes}
      onClose={onClose}
    >
      A vanity name is required to view your live booking page. Would you like to get one now?
    </ConfirmDialog>
  );
}
