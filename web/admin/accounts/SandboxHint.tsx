import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useEnvironmentQuery } from '../shell/environment.generated';
import { outboxPath } from './paths';

/** Without a mail provider no mail leaves this machine: links to the outbox instead. */
export function SandboxHint() {
  const { data } = useEnvironmentQuery();
  if (!data?.environment.sandbox) return null;
  return (
    <Alert severity="info">
      No mail is sent on this machine: read it in{' '}
      <Link href={outboxPath} target="_blank">
        the outbox
      </Link>
      .
    </Alert>
  );
}
