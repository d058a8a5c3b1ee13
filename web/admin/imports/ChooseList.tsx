import ListIcon from '@mui/icons-material/TableRowsOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DropZone } from '../media/DropZone';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { importStore, type LastImport } from './last-import';
import type { ListKind, NumberedRow } from './list-kind';
import { PastImports } from './PastImports';
import { UndoImport } from './UndoImport';

interface Props<Field extends string, Input extends NumberedRow> {
  kind: ListKind<Field, Input>;
  businessId: string;
  isReading: boolean;
  /** What is wrong with the file that was chosen; '' for nothing. */
  problem: string;
  onDismiss: () => void;
  onFiles: (files: readonly File[]) => void;
  onContinue: (last: LastImport, rows: Input[]) => void;
  onUndone: () => void;
}

/** A file is chosen or dropped; what was imported before can still be continued or undone here. */
export function ChooseList<Field extends string, Input extends NumberedRow>(props: Props<Field, Input>) {
  const { kind, businessId, isReading, problem, onDismiss, onFiles, onContinue, onUndone } = props;
  const { help } = kind.words;
  const store = importStore<Input>(kind.key, businessId);
  // As it was when the dialog opened: what undoing it left is read here, too.
  const [last] = useState(store.last);
  const left = last && store.rowsLeft(last);
  return (
    <Stack sx={{ gap: 4 }}>
      <ErrorAlert error={problem ? { code: 'INVALID_INPUT', message: problem } : null} onDismiss={onDismiss} />
      <DropZone
        label="List"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        isDisabled={isReading}
        isWrong={problem !== ''}
        onFiles={(files) => {
          if (files.length > 0) onFiles(files);
        }}
      >
        {(choose, isOver) => (
          <>
            <ListIcon sx={{ fontSize: 36, color: 'text.secondary' }} />
            <Typography variant="body2" color="textSecondary">
              {isOver ? 'Drop here' : limits(kind)}
            </Typography>
            <Button variant="outlined" loading={isReading} onClick={choose}>
              Choose a file
            </Button>
          </>
        )}
      </DropZone>
      <Typography variant="body2" color="textSecondary">
        {`A spreadsheet saves CSV under Save As or Download. ${help}`}
      </Typography>
      {last && (
        <UndoImport
          kind={kind}
          businessId={businessId}
          importId={last.importId}
          onContinue={left && (() => onContinue(last, left))}
          onUndone={onUndone}
        >
          {story(last, left !== null, kind.words.count)}
        </UndoImport>
      )}
      <PastImports kind={kind} businessId={businessId} except={last?.importId} onUndone={onUndone} />
    </Stack>
  );
}

const limits = ({ maxBytes, maxRows }: { maxBytes: number; maxRows: number }) =>
  `Drag a CSV file here or choose: up to ${maxBytes / 1024 / 1024} MB and ${maxRows.toLocaleString('en-US')} rows. Its first row holds the names of the columns.`;

function story({ added, total }: LastImport, isKept: boolean, count: (count: number) => string): string {
  const known = `The last import is not finished: ${added.toLocaleString('en-US')} of ${count(total)} are known to be added.`;
  return isKept ? known : `${known} Choose the same file again to continue.`;
}
