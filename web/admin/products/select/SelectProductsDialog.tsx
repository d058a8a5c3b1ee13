import ItemsIcon from '@mui/icons-material/SellOutlined';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ItemPicker, type PickerWords } from '../../../catalogue/ItemPicker';
import { useAccount } from '../../accounts/use-account';
import { DialogFrame } from '../../pieces/DialogFrame';
import { EmptyState } from '../../pieces/EmptyState';
import { Pending } from '../../pieces/Pending';
import { productsPath } from '../paths';
import type { Chosen } from './chosen-products';
import { useItems } from './use-items';

const wordsOf = (max: number): PickerWords => ({
  search: 'Search Products & Services',
  select: 'Select',
  selected: 'Selected',
  count: (chosen) => `${chosen} selected`,
  most: `That is all: ${max} can be selected.`,
  noMatch: (search) => `Your search - ${search} - did not match any data.`,
});

interface Props {
  chosen: readonly Chosen[];
  max: number;
  onChange: (chosen: Chosen[]) => void;
  onClose: () => void;
}

/** The catalogue to choose from. A choice counts at once. */
export function SelectProductsDialog({ chosen, max, onChange, onClose }: Props) {
  const { permissions } = useAccount();
  const { items, error, refetch } = useItems();
  const mayAdd = permissions.includes('CATALOGUE_WRITE');
  // In a tab of its own: the form beneath keeps what was typed.
  const addButton = (label: string) => (
    <Button href={productsPath} target="_blank" startIcon={<AddIcon />}>
      {label}
    </Button>
  );
  return (
    <DialogFrame
      title="Select Products & Services"
      onClose={onClose}
      width="sm"
      actions={
        <>
          {mayAdd && items && items.length > 0 && addButton('Add Item')}
          <Button variant="contained" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      {!items ? (
        <Pending error={error} onRetry={() => refetch()} rows={6} height={44} />
      ) : items.length === 0 ? (
        <EmptyState icon={<ItemsIcon />} title="No items Yet" action={mayAdd && addButton('Add Your First Item')}>
          {"Let customers see what you're offering."}
        </EmptyState>
      ) : (
        <Box sx={{ '--picker-height': { xs: 'max(10rem, 100dvh - 13rem)', sm: 'min(26rem, 50dvh)' } }}>
          <ItemPicker
            items={items}
            chosenIds={chosen.map(({ id }) => id)}
            max={max}
            words={wordsOf(max)}
            onChoose={({ id, name }, isChosen) =>
              onChange(isChosen ? [...chosen, { id, name }] : chosen.filter((item) => item.id !== id))
            }
          />
        </Box>
      )}
    </DialogFrame>
  );
}
