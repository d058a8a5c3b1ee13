import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { EmptyState } from '../pieces/EmptyState';
import { DialogFrame } from '../pieces/DialogFrame';
import { nameOf } from './customer-words';
import { type Decision, ErasureDecision } from './ErasureDecision';
import { ErasureRequestNote } from './ErasureRequestNote';
import type { useErasureRequests } from './use-erasure-requests';

interface Props {
  erasure: ReturnType<typeof useErasureRequests>;
  onErased: () => void;
  onClose: () => void;
}

/** The customers who ask to be erased, the most urgent first. */
export function ErasureRequestsDialog({ erasure: { requests, mayDecide, readAgain }, onErased, onClose }: Props) {
  const [decision, setDecision] = useState<Decision | null>(null);
  if (decision)
    return (
      <ErasureDecision
        decision={decision}
        onDecided={(kind) => {
          setDecision(null);
          void readAgain();
          if (kind === 'erase') onErased();
        }}
        onClose={() => setDecision(null)}
      />
    );
  return (
    <DialogFrame
      title="Erasure requests"
      onClose={onClose}
      width="sm"
      actions={
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Stack sx={{ gap: 3 }}>
        {requests.length === 0 && (
          <EmptyState icon={<PeopleIcon />} title="Nobody asks to be erased">
            Customers who ask for it stand here until somebody decides.
          </EmptyState>
        )}
        {requests.map((request) => (
          <ErasureRequestNote
            key={request.id}
            request={request}
            who={nameOf(request)}
            onDecide={mayDecide ? (kind) => setDecision({ kind, request }) : null}
          />
        ))}
      </Stack>
    </DialogFrame>
  );
}
