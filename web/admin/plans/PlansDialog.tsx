import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useAccount } from '../accounts/use-account';
import { DialogFrame } from '../pieces/DialogFrame';
import { Pending } from '../pieces/Pending';
import { useEnvironmentQuery } from '../shell/environment.generated';
import { PlanTile } from './PlanTile';
import { usePlansDialog_PlansQuery } from './plans.generated';
import type { Period } from './prices';

interface Props {
  open: boolean;
  /** What was pressed that the plan lacks, and which plan has it. */
  reason?: string;
  onClose: () => void;
}

/** The read-only price list: what each plan costs and includes, and which one is active. */
export function PlansDialog({ open, reason, onClose }: Props) {
  return (
    <DialogFrame title="Plans" isOpen={open} onClose={onClose} width="md">
      {reason && (
        <Alert severity="info" role="note" sx={{ marginBottom: 5 }}>
          {reason}
        </Alert>
      )}
      <Plans />
    </DialogFrame>
  );
}

function Plans() {
  const { business } = useAccount();
  const [period, setPeriod] = useState<Period>('month');
  const { data, error, refetch } = usePlansDialog_PlansQuery();
  const { data: environment } = useEnvironmentQuery();
  const { supportEmail, supportPhone } = environment?.environment ?? {};
  if (!data) return <Pending error={error} onRetry={refetch} rows={2} height={180} />;
  return (
    <Stack sx={{ gap: 5 }}>
      <Typography>
        {business.plan === 'NONE'
          ? 'You are not subscribed to any plans.'
          : 'Each plan includes everything of the ones before it.'}
        {' Plans cannot be bought or changed in the app yet. '}
        {supportEmail && (
          <>
            {'Ask us: '}
            <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
            {supportPhone && (
              <>
                {', '}
                <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                  {supportPhone}
                </Box>
              </>
            )}
            .
          </>
        )}
      </Typography>
      <ToggleButtonGroup
        exclusive
        color="primary"
        value={period}
        onChange={(_event, next: Period | null) => {
          if (next) setPeriod(next);
        }}
        aria-label="Pay by"
        sx={{ alignSelf: 'center' }}
      >
        <ToggleButton value="month" sx={{ minHeight: 'var(--touch)', paddingInline: 5 }}>
          Month
        </ToggleButton>
        <ToggleButton value="year" sx={{ minHeight: 'var(--touch)', paddingInline: 5 }}>
          Year
        </ToggleButton>
      </ToggleButtonGroup>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          margin: 0,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {data.plans.map((card) => (
          <PlanTile key={card.plan} card={card} period={period} isCurrent={card.plan === business.plan} />
        ))}
      </Box>
    </Stack>
  );
}
