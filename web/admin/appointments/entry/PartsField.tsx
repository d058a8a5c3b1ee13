import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { maxParts } from '../../limits';
import { FieldFrame } from '../../pieces/FieldFrame';
import { ProductsField } from '../../products/select/ProductsField';
import { StaffField } from '../../staff/select/StaffField';
import { lengthFault, type Lengths, newPart, type PartDraft, withProducts } from './part-draft';

interface Props {
  parts: readonly PartDraft[];
  lengths: Lengths;
  error: string | undefined;
  /** Gets the length that is wrong, if one is. */
  inputRef: Ref<HTMLInputElement>;
  onChange: (parts: PartDraft[]) => void;
}

/** What is done in an appointment, by whom and how long, one after the other. */
export function PartsField({ parts, lengths, error, inputRef, onChange }: Props) {
  const change = (index: number, part: PartDraft) => onChange(parts.map((each, at) => (at === index ? part : each)));
  const faulty = parts.findIndex(({ minutes }) => lengthFault(minutes));
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {parts.map((part, index) => (
        <Box
          // Parts have no identity of their own.
          key={index}
          role="group"
          aria-label={parts.length > 1 ? `Service ${index + 1}` : 'Service'}
          sx={{
            display: 'grid',
            gap: 3,
            ...(parts.length > 1 && {
              paddingInline: 4,
              paddingTop: 2,
              paddingBottom: 4,
              borderRadius: 3,
              border: '1px solid var(--color-line)',
            }),
          }}
        >
          {parts.length > 1 && (
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
              <Typography variant="h4" component="h3">
                Service {index + 1}
              </Typography>
              <Button
                color="inherit"
                aria-label={`Remove service ${index + 1}`}
                onClick={() => onChange(parts.filter((_part, at) => at !== index))}
                sx={{ marginRight: -2 }}
              >
                Remove
              </Button>
            </Box>
          )}
          <ProductsField
            chosen={part.products}
            onChange={(products) => change(index, withProducts(part, products, lengths))}
          />
          <div>
            <StaffField
              staff={part.staff}
              isAskedFor={part.askedForStaff}
              products={part.products}
              onChange={(staff, askedForStaff) => change(index, { ...part, staff, askedForStaff })}
            />
            {!part.staff && <FormHelperText>Anyone, as nobody is selected.</FormHelperText>}
          </div>
          <FieldFrame
            label="Length in minutes"
            error={error && lengthFault(part.minutes)}
            help="Follows from the services until you change it."
          >
            {({ id, ...described }) => (
              <OutlinedInput
                id={id}
                inputRef={index === Math.max(faulty, 0) ? inputRef : undefined}
                inputMode="numeric"
                value={part.minutes}
                onChange={({ target }) => change(index, { ...part, minutes: target.value })}
                slotProps={{ input: { maxLength: 5, ...described } }}
              />
            )}
          </FieldFrame>
        </Box>
      ))}
      {error && faulty < 0 && <FormHelperText error>{error}</FormHelperText>}
      {parts.length < maxParts && (
        <Button
          startIcon={<AddIcon />}
          onClick={() => onChange([...parts, newPart(lengths)])}
          sx={{ justifySelf: 'start' }}
        >
          Add another service
        </Button>
      )}
    </Box>
  );
}
