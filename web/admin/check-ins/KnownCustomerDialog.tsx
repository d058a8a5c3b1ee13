import { ConfirmDialog } from '../pieces/ConfirmDialog';
import type { Person } from './PersonField';

interface Props {
  /** Null while there is nothing to ask. */
  person: Person | null;
  onChoose: (person: Person) => void;
  onClose: () => void;
}

/** Asked when the name of somebody else, as the host typed it, is that of a customer with the same phone. */
export function KnownCustomerDialog({ person, onChoose, onClose }: Props) {
  return (
    <ConfirmDialog
      title="Already a customer"
      confirm="Show That Customer"
      isOpen={person !== null}
      onConfirm={() => person && onChoose(person)}
      onClose={onClose}
    >
      That person is already a customer. Try searching for that customer.
    </ConfirmDialog>
  );
}
