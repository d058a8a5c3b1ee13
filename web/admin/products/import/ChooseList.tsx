import ListIcon from '@mui/icons-material/TableRowsOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ImportProductInput } from '../../../schema.generated';
import { DropZone } from '../../media/DropZone';
import { ErrorAlert } from '../../pieces/ErrorAlert';
import { itemsCount } from './items-count';
import { type LastImport, lastImport, rowsLeft } from './last-import';
import { UndoImport } from './UndoImport';

interface Props {
  businessId: string;
  /** What is wrong with the file that was chosen; '' for nothing. */
  problem: string;
  onDismiss: () => void;
  onFiles: (files: readonly File[]) => void;
  onContinue: (last: LastImport, rows: ImportProductInput[]) => void;
  onUndone: () => void;
}

/** A file is chosen or dropped; what was imported before can still be undone here. */
export function ChooseList({ businessId, problem, onDismiss, onFiles, onContinue, onUndone }: Props) {
  // As it was when the dialog opened: what undoing it left is read here, too.
  const [last] = useState(() => lastImport(businessId));
  const left = last && rowsLeft(businessId, last);
  return (
    <Stack sx={{ gap: 4 }}>
      <ErrorAlert error={problem ? { code: 'INVALID_INPUT', message: problem } : null} onDismiss={onDismiss} />
      <DropZone
        label="List"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        isDisabled={false}
        isWrong={problem !== ''}
        onFiles={(files) => {
          if (files.length > 0) onFiles(files);
        }}
      >
        {(choose, isOver) => (
          <>
            <ListIcon sx={{ fontSize: 36, color: 'text.secondary' }} />
            <Typography variant="body2" color="textSecondary">
              {isOver
                ? 'Drop here'
                : 'Drag a CSV file here or choose: up to 2 MB and 5,000 rows. Its first row holds the names of the columns.'}
            </Typography>
            <Button variant="outlined" onClick={choose}>
              Choose a file
            </Button>
          </>
        )}
      </DropZone>
      <Typography variant="body2" color="textSecondary">
        A spreadsheet saves CSV under Save As or Download. Each row needs a name; type, category, price, duration,
        description and rank may be there. Categories that are missing are added.
      </Typography>
      {last && (
        <UndoImport
          businessId={businessId}
          importId={last.importId}
          onContinue={left && (() => onContinue(last, left))}
          onUndone={onUndone}
        >
          {left
            ? `The last import is not finished: ${last.added.toLocaleString('en-US')} of ${itemsCount(last.total)} are known to be added.`
            : `The last import added ${itemsCount(last.added)}.`}
        </UndoImport>
      )}
    </Stack>
  );
}
