import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

interface Props {
  phone: string;
  email: string;
}

export function Contact({ phone, email }: Props) {
  return (
    <Box component="section" aria-labelledby="contact">
      <Typography id="contact" variant="h3" component="h2">
        Questions?
      </Typography>
      <Typography color="textSecondary" sx={{ lineHeight: 'var(--touch)' }}>
        Text us at <Link href={`sms:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link> or write to{' '}
        <Link href={`mailto:${email}`}>{email}</Link>.
      </Typography>
    </Box>
  );
}
