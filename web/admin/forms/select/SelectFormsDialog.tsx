import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useMay } from '../../accounts/use-may';
import { DialogFrame } from '../../pieces/DialogFrame';
import { Pending } from '../../pieces/Pending';
import { FormSelect } from '../FormSelect';
import type { ChosenForm } from './chosen-forms';
import { useSelectForms_ListQuery } from './select-forms.generated';

interface Props {
  chosen: readonly ChosenForm[];
  signedIds: readonly string[];
  max: number;
  /** Why the last choice did not count. */
  refusal: ReactNode;
  onChange: (chosen: ChosenForm[]) => void;
  onClose: () => void;
}

/** The forms of the business to choose from. A choice counts at once. */
export function SelectFormsDialog({ chosen, signedIds, max, refusal, onChange, onClose }: Props) {
  const mayAdd = useMay()('FORM_WRITE');
  const { data, error, refetch } = useSelectForms_ListQuery({ fetchPolicy: 'cache-and-network' });
  const live = data?.forms.items;
  const isLive = new Set(live?.map(({ id }) => id));
  // What was chosen and archived since stays to be seen.
  const archived = chosen.filter(({ id }) => !isLive.has(id));
  const isFull = chosen.length >= max;
  const noteOf = (id: string) => (signedIds.includes(id) ? 'Viewed or signed' : '');
  const forms = live && [
    ...live.map((form) => ({ ...form, note: noteOf(form.id) })),
    ...archived.map((form) => ({ ...form, signatureRequired: true, note: noteOf(form.id) || 'Archived' })),
  ];
  function choose(ids: readonly string[]) {
    const named = (id: string) => forms!.find((form) => form.id === id)!;
    if (ids.length <= max) onChange(ids.map(named).map(({ id, name }) => ({ id, name })));
  }
  async function added(id: string) {
    const { data: next } = await refetch();
    const form = next?.forms.items.find((one) => one.id === id);
    if (form && !isFull) onChange([...chosen, { id, name: form.name }]);
  }
  return (
    <DialogFrame
      title="Select Forms"
      onClose={onClose}
      width="sm"
      actions={
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      }
    >
      {forms ? (
        <Stack sx={{ gap: 3 }}>
          {refusal}
          <FormSelect
            forms={forms}
            chosen={chosen.map(({ id }) => id)}
            onChange={choose}
            {...(mayAdd && { onAdded: added })}
          />
          <Typography role="status" color="textSecondary">
            {isFull && `That is all: ${max} can be selected.`}
          </Typography>
        </Stack>
      ) : (
        <Pending error={error} onRetry={refetch} rows={4} height={44} />
      )}
    </DialogFrame>
  );
}
