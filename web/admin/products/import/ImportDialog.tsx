import { ListDialog } from '../../imports/ListDialog';
import { productList } from './product-list';

interface Props {
  onChanged: () => void;
  onClose: () => void;
}

/** A list becomes items of the catalogue. */
export function ImportDialog(props: Props) {
  return <ListDialog kind={productList} {...props} />;
}
