import SignedIcon from '@mui/icons-material/DrawOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useAccount } from '../accounts/use-account';
import { EmptyState } from '../pieces/EmptyState';
import { Pending } from '../pieces/Pending';
import { SignatureDialog } from './SignatureDialog';
import { useCustomerForms_ListQuery } from './signed.generated';
import { SignedRows } from './SignedRows';

/** What a customer confirmed and signed, latest first, 25 at a time. */
export function CustomerForms({ customerId }: { customerId: string }) {
  const { data, error, refetch, fetchMore } = useCustomerForms_ListQuery({
    variables: { customerId },
    fetchPolicy: 'no-cache',
  });
  const {
    business: { timeZone },
  } = useAccount();
  const [opened, setOpened] = useState<string | null>(null);
  if (!data) return <Pending error={error} onRetry={refetch} rows={3} />;
  const { items, cursor } = data.signatures;
  if (items.length === 0)
    return (
      <EmptyState icon={<SignedIcon />} title="Nothing Signed Yet">
        What this customer confirms or signs appears here.
      </EmptyState>
    );
  const more = () =>
    fetchMore({
      variables: { after: cursor },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        signatures: { ...next.signatures, items: [...before.signatures.items, ...next.signatures.items] },
      }),
    });
  return (
    <Stack sx={{ gap: 3 }}>
      <SignedRows rows={items} timeZone={timeZone} onOpen={setOpened} />
      {cursor !== null && (
        <Button variant="outlined" onClick={() => void more().catch(() => undefined)} sx={{ alignSelf: 'center' }}>
          Show more
        </Button>
      )}
      {opened && <SignatureDialog signatureId={opened} onClose={() => setOpened(null)} />}
    </Stack>
  );
}
