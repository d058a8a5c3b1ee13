import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { refusalOf } from '../../connection/refusal';
import { ErrorAlert } from '../../pieces/ErrorAlert';
import { useAttempt } from '../../pieces/use-attempt';
import { useImportDialog_UndoMutation } from './import.generated';
import { itemsCount } from './items-count';
import { forgetImport } from './last-import';

interface Props {
  businessId: string;
  importId: string;
  /** For one that is not finished. */
  onContinue?: (() => void) | null;
  onUndone: () => void;
  /** What was imported. */
  children: string;
}

/** What an import added, with Undo; then what that left. */
export function UndoImport({ businessId, importId, onContinue, onUndone, children }: Props) {
  const [undo] = useImportDialog_UndoMutation();
  const [outcome, setOutcome] = useState('');
  const { attempt, error, dismiss, isBusy } = useAttempt();
  /** The first call of the import may never have arrived. */
  async function sendUndo() {
    try {
      const { data } = await undo({ variables: { importId } });
      return data!.undoImport;
    } catch (failure) {
      if (refusalOf(failure).code === 'NOT_FOUND') return { archived: 0, kept: 0 };
      throw failure;
    }
  }
  async function takeBack() {
    await attempt(async () => {
      const { archived, kept } = await sendUndo();
      const others = kept > 0 ? ` ${itemsCount(kept)} stayed, changed since or with photos.` : '';
      setOutcome(`${itemsCount(archived)} of the import ${archived === 1 ? 'is' : 'are'} archived.${others}`);
      forgetImport(businessId, importId);
      onUndone();
    });
  }
  return (
    <>
      <ErrorAlert error={error} onDismiss={dismiss} />
      <Alert
        severity={outcome || onContinue ? 'info' : 'success'}
        role="status"
        sx={{ '& .MuiAlert-message': { flex: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center' } }}
      >
        <Box sx={{ flex: '1 1 200px' }}>{outcome || children}</Box>
        {outcome === '' && (
          <Box>
            {onContinue && (
              <Button color="inherit" disabled={isBusy} onClick={onContinue}>
                Continue
              </Button>
            )}
            <Button color="inherit" loading={isBusy} onClick={() => void takeBack()}>
              Undo
            </Button>
          </Box>
        )}
      </Alert>
    </>
  );
}
