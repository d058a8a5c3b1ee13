import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { refusalOf } from '../connection/refusal';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { useAttempt } from '../pieces/use-attempt';
import { importStore } from './last-import';
import type { ListKind, NumberedRow, Outcome } from './list-kind';

interface Props<Field extends string, Input extends NumberedRow> {
  kind: ListKind<Field, Input>;
  businessId: string;
  importId: string;
  /** For one that is not finished. */
  onContinue?: (() => void) | null;
  onUndone: () => void;
  /** What was imported. */
  children: string;
}

/** What an import added, with Undo; then what that left. */
export function UndoImport<Field extends string, Input extends NumberedRow>(props: Props<Field, Input>) {
  const { kind, businessId, importId, onContinue, onUndone, children } = props;
  const client = useApolloClient();
  const [outcome, setOutcome] = useState('');
  const [removed, setRemoved] = useState(0);
  const { attempt, error, dismiss, isBusy } = useAttempt();
  /** The first call of the import may never have arrived. */
  async function sendUndo(): Promise<Outcome> {
    try {
      return await kind.undo(client, importId, setRemoved);
    } catch (failure) {
      if (refusalOf(failure).code === 'NOT_FOUND') return { removed: 0, kept: 0 };
      throw failure;
    }
  }
  async function takeBack() {
    await attempt(async () => {
      setOutcome(kind.words.undone(await sendUndo()));
      importStore(kind.key, businessId).forget(importId);
      onUndone();
    });
  }
  const progress = isBusy && removed > 0 ? `${kind.words.count(removed)} removed so far.` : '';
  return (
    <>
      <ErrorAlert error={error} onDismiss={dismiss} />
      <Alert
        severity={outcome || onContinue ? 'info' : 'success'}
        role="status"
        sx={{ '& .MuiAlert-message': { flex: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center' } }}
      >
        <Box sx={{ flex: '1 1 200px' }}>{outcome || progress || children}</Box>
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
