import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatPhone } from '../../ui/phone-number';

interface Props {
  customer: { firstName: string; lastName: string; phone: string; email: string | null };
  /** Typography of the name. */
  variant?: 'body1' | 'h4';
  children?: ReactNode;
}

/** Name and contact data of a customer. */
export function CustomerContact({
  customer: { firstName, lastName, phone, email },
  variant = 'body1',
  children,
}: Props) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant={variant} component="p" sx={{ fontWeight: variant === 'body1' ? 600 : undefined }}>
        {`${firstName} ${lastName}`.trim()}
      </Typography>
      <Typography className="numbers" color="textSecondary">
        {formatPhone(phone)}
      </Typography>
      {email && (
        <Link href={`mailto:${email}`} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 'var(--touch)' }}>
          {email}
        </Link>
      )}
      {children}
    </Box>
  );
}
