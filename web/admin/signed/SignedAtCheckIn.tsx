import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Pending } from '../pieces/Pending';
import { SignatureDialog } from './SignatureDialog';
import { useSignedAtCheckIn_ListQuery } from './signed.generated';
import { SignedRows } from './SignedRows';

/** What a party confirmed or signed with its check-in; nothing where it did not. */
export function SignedAtCheckIn({ checkInId, timeZone }: { checkInId: string; timeZone: string }) {
  const { data, error, refetch } = useSignedAtCheckIn_ListQuery({ variables: { checkInId }, fetchPolicy: 'no-cache' });
  const [opened, setOpened] = useState<string | null>(null);
  if (error) return <Pending error={error} onRetry={refetch} rows={1} />;
  const items = data?.signatures.items ?? [];
  if (items.length === 0) return null;
  return (
    <Stack component="section" aria-label="Signed at check-in" sx={{ gap: 2 }}>
      <Typography variant="h4" component="h3">
        Signed at check-in
      </Typography>
      <SignedRows rows={items} timeZone={timeZone} onOpen={setOpened} />
      {opened && <SignatureDialog signatureId={opened} onClose={() => setOpened(null)} />}
    </Stack>
  );
}
