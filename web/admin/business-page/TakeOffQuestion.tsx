import { ConfirmDialog } from '../pieces/ConfirmDialog';

interface Props {
  isOpen: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Before the vanity name of a page is given up. */
export function TakeOffQuestion({ isOpen, onYes, onNo }: Props) {
  return (
    <ConfirmDialog
      title="Take your page off its address?"
      confirm="Take it off"
      cancel="Keep the name"
      isDangerous
      isOpen={isOpen}
      onConfirm={onYes}
      onClose={onNo}
    >
      Posters and links that name it will lead nowhere until you choose a name again.
    </ConfirmDialog>
  );
}
