import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { maxStaffItems } from '../limits';
import { ProductsField } from '../products/select/ProductsField';
import { useItems } from '../products/select/use-items';
import { idsOf, idsText } from './member-values';

interface Props {
  /** Ids, a space between them. */
  value: string;
  onChange: (value: string) => void;
}

/** What of the catalogue a staff member does. */
export function MemberItems({ value, onChange }: Props) {
  const id = useId();
  const { items } = useItems();
  const names = new Map(items?.map((item) => [item.id, item.name]));
  // Archived ones stay chosen: whoever restores one finds it as it was.
  const chosen = items ? idsOf(value).map((each) => ({ id: each, name: names.get(each) ?? 'Archived item' })) : [];
  return (
    <Box role="group" aria-labelledby={id} aria-describedby={`${id}-help`}>
      <FormLabel
        id={id}
        component="div"
        sx={{ marginBottom: 1, fontWeight: 600, fontSize: 'var(--text-s)', color: 'text.primary' }}
      >
        Services and products they do
      </FormLabel>
      {items && (
        <ProductsField
          chosen={chosen}
          max={maxStaffItems}
          onChange={(next) => onChange(idsText(next.map((item) => item.id)))}
        />
      )}
      <FormHelperText id={`${id}-help`}>With none selected they do all of them.</FormHelperText>
    </Box>
  );
}
