import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { refusalOf } from '../connection/refusal';
import { DialogFrame } from '../pieces/DialogFrame';
import { Pending } from '../pieces/Pending';
import { useNotice } from '../pieces/use-notice';
import { EditItemDialog } from './EditItemDialog';
import {
  type CatalogueItemFragment,
  useProductsPage_ItemQuery,
  useProductsPage_UpdateMutation,
} from './products.generated';

interface Props {
  id: string;
  /** It as in the list, if the list shows it. */
  listed: CatalogueItemFragment | undefined;
  categories: readonly string[];
  onChanged: () => void;
  onClose: () => void;
}

/** The form of the item in the address. */
export function ItemDialog({ id, listed, categories, onChanged, onClose }: Props) {
  const { data, error, refetch } = useProductsPage_ItemQuery({ variables: { id }, skip: Boolean(listed) });
  const [update] = useProductsPage_UpdateMutation();
  const notify = useNotice();
  const item = listed ?? data?.product;
  if (item)
    return (
      <EditItemDialog
        item={item}
        categories={categories}
        onSave={async (input, version) => {
          const { data: saved } = await update({ variables: { id, version, input } });
          notify({ message: `${saved?.updateProduct.name ?? item.name} is saved.` });
          onChanged();
        }}
        onClose={onClose}
      />
    );
  const isGone = Boolean(error) && refusalOf(error).code === 'NOT_FOUND';
  return (
    <DialogFrame
      title="Edit Item"
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      }
    >
      {isGone ? (
        <Typography>That item was not found.</Typography>
      ) : (
        <Pending error={error} onRetry={refetch} rows={5} />
      )}
    </DialogFrame>
  );
}
