import Button from '@mui/material/Button';
import { useState } from 'react';
import { DialogFrame } from '../../pieces/DialogFrame';
import { FindRecord } from './FindRecord';
import { MergeRecordsForm } from './MergeRecordsForm';

interface Props {
  customerId: string;
  onMerged: () => void;
  onClose: () => void;
}

/** Makes one record of two of one person: first the other record, then which one is kept. */
export function MergeCustomerDialog({ customerId, onMerged, onClose }: Props) {
  const [otherId, setOtherId] = useState<string | null>(null);
  if (otherId)
    return (
      <MergeRecordsForm
        ids={[customerId, otherId]}
        onMerged={onMerged}
        onBack={() => setOtherId(null)}
        onClose={onClose}
      />
    );
  return (
    <DialogFrame
      title="Merge with another record"
      width="sm"
      onClose={onClose}
      actions={
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <FindRecord customerId={customerId} onChoose={setOtherId} />
    </DialogFrame>
  );
}
