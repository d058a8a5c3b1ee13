import { StaleComparison } from '../pieces/StaleComparison';
import { productsOf, productWords } from '../products/select/chosen-products';
import { staffChoiceWords, staffOf } from '../staff/select/staff-choice';
import type { Changeable } from './stale-entry';
import { lookOf } from './statuses';

interface Mine {
  status: Changeable['status'];
  partySize: string;
  notes: string;
  products: string;
  staff: string;
  askedForStaff: boolean;
  tableNumber: string;
}
interface Props {
  current: Changeable;
  mine: Mine;
  isBusy: boolean;
  onSaveMine: () => void;
  onTakeTheirs: () => void;
}

/** Both versions of a check-in that somebody else saved first. */
export function StalePanel({ current, mine, ...choices }: Props) {
  const [services, ownServices] = [productWords(current.selectedProducts), productWords(productsOf(mine.products))];
  return (
    <StaleComparison
      title="Somebody else changed this check-in"
      lines={[
        ['Status', lookOf(current.status).word, lookOf(mine.status).word],
        ['Party', String(current.partySize), mine.partySize],
        ...(services || ownServices ? [['Services', services || 'None', ownServices || 'None'] as const] : []),
        ...(current.staff || mine.staff
          ? [
              [
                'Staff',
                staffChoiceWords(current.staff, current.askedForStaff),
                staffChoiceWords(staffOf(mine.staff), mine.askedForStaff),
              ] as const,
            ]
          : []),
        ['Table', current.tableNumber || 'None', mine.tableNumber || 'None'],
        ['Notes', current.notes || 'None', mine.notes || 'None'],
      ]}
      {...choices}
    />
  );
}
