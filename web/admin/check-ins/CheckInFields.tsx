import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import type { UseFormReturn } from 'react-hook-form';
import { useNow } from '../../ui/use-now';
import { Field } from '../pieces/Field';
import { maxNotes } from '../../limits';
import { maxTableNumber } from '../limits';
import { CallUpField } from './CallUpField';
import { PartyField } from './PartyField';
import { productsOf, productsText, productWords } from '../products/select/chosen-products';
import { ProductsField } from '../products/select/ProductsField';
import { staffChoiceWords, staffOf, staffText } from '../staff/select/staff-choice';
import { StaffField } from '../staff/select/StaffField';
import { lookOf, type CheckIn, type Status } from './statuses';
import { StatusChoice } from './StatusChoice';

export interface Draft {
  status: Status;
  partySize: string;
  notes: string;
  /** As productsText writes them. */
  products: string;
  /** As staffText writes them. */
  staff: string;
  askedForStaff: boolean;
  tableNumber: string;
  callUp: boolean;
}
/** Editable fields: all, the status only (staff), or none (another day). */
export type FormMode = 'all' | 'status' | 'nothing';
interface Props {
  form: UseFormReturn<Draft>;
  entry: CheckIn;
  mode: FormMode;
  mayCallUp: boolean;
}

/** The fields of the update form. */
export function CheckInFields({ form, entry, mode, mayCallUp }: Props) {
  const now = useNow(15_000);
  const { status, partySize, notes, products, staff, askedForStaff, callUp } = form.watch();
  const { errors, isSubmitted } = form.formState;
  function choose(next: Status) {
    form.setValue('status', next, { shouldDirty: true });
    if (next !== 'READY') form.setValue('callUp', false, { shouldDirty: true });
  }
  return (
    <>
      <div>
        <FormLabel
          component="p"
          sx={{ margin: 0, marginBottom: 1, fontWeight: 600, fontSize: 'var(--text-s)', color: 'text.primary' }}
        >
          Status
        </FormLabel>
        <StatusChoice label="Status" value={status} isDisabled={mode === 'nothing'} isWide onChange={choose} />
        {mayCallUp && status !== 'CHECKED_IN' && (
          <CallUpField
            entry={entry}
            status={status}
            isChecked={callUp}
            isReadOnly={mode === 'nothing'}
            now={now}
            onChange={(isChecked) => form.setValue('callUp', isChecked, { shouldDirty: true })}
          />
        )}
      </div>
      {mode === 'all' ? (
        <>
          <PartyField
            value={partySize}
            error={errors.partySize?.message}
            onChange={(value) => form.setValue('partySize', value, { shouldDirty: true, shouldValidate: isSubmitted })}
          />
          <ProductsField
            chosen={productsOf(products)}
            onChange={(chosen) => form.setValue('products', productsText(chosen), { shouldDirty: true })}
          />
          <StaffField
            staff={staffOf(staff)}
            isAskedFor={askedForStaff}
            products={productsOf(products)}
            onChange={(next, isAskedFor) => {
              form.setValue('staff', staffText(next), { shouldDirty: true });
              form.setValue('askedForStaff', isAskedFor, { shouldDirty: true });
            }}
          />
          <Field
            label="Table number"
            maxLength={maxTableNumber}
            registered={form.register('tableNumber')}
            error={errors.tableNumber?.message}
          />
          <Field
            label="Notes"
            multiline
            minRows={2}
            maxLength={maxNotes}
            registered={form.register('notes')}
            help={notes.length > maxNotes - 200 ? `${maxNotes - notes.length} characters left` : undefined}
          />
        </>
      ) : (
        <div>
          <Typography>{`Party of ${entry.partySize}, ${lookOf(entry.status).word.toLowerCase()}${entry.tableNumber && `, table ${entry.tableNumber}`}`}</Typography>
          {entry.selectedProducts.length > 0 && (
            <Typography sx={{ overflowWrap: 'anywhere' }}>{productWords(entry.selectedProducts)}</Typography>
          )}
          {entry.staff && <Typography>{staffChoiceWords(entry.staff, entry.askedForStaff)}</Typography>}
          {entry.notes && (
            <Typography color="textSecondary" sx={{ marginTop: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {entry.notes}
            </Typography>
          )}
        </div>
      )}
    </>
  );
}
