import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ErrorAlert } from '../../pieces/ErrorAlert';
import { useAttempt } from '../../pieces/use-attempt';
import { useImportDialog_UndoMutation } from './import.generated';
import { itemsCount } from './items-count';
import { forgetImport } from './last-import';

interface Props {
  businessId: string;
  importId: string;
  onUndone: () => void;
  /** What was imported. */
  children: string;
}

/** What an import added, with Undo; then what that left. */
export function UndoImport({ businessId, importId, onUndone, children }: Props) {
  const [undo] = useImportDialog_UndoMutation();
  const [outcome, setOutcome] = useState('');
  const { attempt, error, dismiss, isBusy } = useAttempt();
  async function takeBack() {
    await attempt(async () => {
      const { data } = await undo({ variables: { importId } });
      const { archived, kept } = data!.undoImport;
      const others = kept > 0 ? ` ${itemsCount(kept)} stayed, changed since or with photos.` : '';
      setOutcome(`${itemsCount(archived)} of the import ${archived === 1 ? 'is' : 'are'} archived.${others}`);
      forgetImport(businessId);
      onUndone();
    });
  }
  return (
    <>
      <ErrorAlert error={error} onDismiss={dismiss} />
      <Alert
        severity={outcome ? 'info' : 'success'}
        role="status"
        action={
          outcome === '' && (
            <Button color="inherit" loading={isBusy} onClick={() => void takeBack()}>
              Undo
            </Button>
          )
        }
      >
        {outcome || children}
      </Alert>
    </>
  );
}
