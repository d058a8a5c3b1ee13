import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { lateDialog } from '../pieces/late';
import { useNotice } from '../pieces/use-notice';
import { useNewFormButton_AddMutation } from './forms.generated';

const AddFormDialog = lateDialog(() => import('./AddFormDialog'), 'AddFormDialog', 'New Waiver/Consent Form');

/** Writes a form where one is to be chosen: what was typed there stays. */
export function NewFormButton({ onAdded }: { onAdded: (id: string) => Promise<void> }) {
  const notify = useNotice();
  const [add] = useNewFormButton_AddMutation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        New
      </Button>
      {isOpen && (
        // The dialog stands in another form, which is not submitted with it.
        <Box onSubmit={(event) => event.stopPropagation()}>
          <AddFormDialog
            isInPlace
            onAdd={async (input) => {
              const { data } = await add({ variables: { input } });
              if (!data) return;
              notify({ message: `${input.name} is added.` });
              // Where the list cannot be read again, pressing once more would add a second form.
              await onAdded(data.addForm.id).catch(() => undefined);
            }}
            onClose={() => setOpen(false)}
          />
        </Box>
      )}
    </>
  );
}
