import { ListDialog } from '../../imports/ListDialog';
import { customerList } from './customer-list';

interface Props {
  onChanged: () => void;
  onClose: () => void;
}

/** A list becomes customers. */
export function ImportCustomersDialog(props: Props) {
  return <ListDialog kind={customerList} {...props} />;
}
