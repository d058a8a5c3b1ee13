import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';
import { refusalOf } from '../connection/refusal';
import { dashboardPath } from '../dashboard/paths';
import { CardPage } from '../pieces/CardPage';
import { FullPageError } from '../pieces/FullPageError';
import { FullPageLoading } from '../pieces/FullPageLoading';
import { useInvitationPage_ReadQuery } from './invitation.generated';
import { InvitationAnswer } from './InvitationAnswer';
import { endedWords } from './invitation-words';
import { landingPath } from './paths';
import { roleNames } from './role-names';

/** Opening the mailed link changes nothing (mail scanners open links): a button accepts the invitation. */
export function InvitationPage() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useInvitationPage_ReadQuery({
    variables: { token },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  if (!data) {
    if (!error) return <FullPageLoading />;
    const { code, message } = refusalOf(error);
    if (code !== 'NOT_FOUND') return <FullPageError message={message} onRetry={() => void refetch()} />;
    return <EndedInvitation title="This link does not work" text={endedWords.UNKNOWN('')} />;
  }
  const { state, businessName, role, inviter, invitee } = data.invitation;
  if (state !== 'OPEN' || !invitee || !role)
    return (
      <EndedInvitation
        title={state === 'ACCEPTED' ? 'This invitation was accepted' : 'This invitation has ended'}
        text={endedWords[state === 'OPEN' ? 'UNKNOWN' : state](businessName)}
        isAccepted={state === 'ACCEPTED'}
      />
    );
  return (
    <CardPage title={`Join ${businessName}`}>
      <Typography color="textSecondary">
        {`${inviter ? `${inviter} of ${businessName}` : businessName} invites you to sign in. Your role: ${roleNames[role]}.`}
      </Typography>
      <InvitationAnswer
        token={token}
        invitee={invitee}
        businessName={businessName}
        onChanged={() => refetch().catch(() => undefined)}
      />
    </CardPage>
  );
}

interface EndedProps {
  title: string;
  text: string;
  isAccepted?: boolean;
}

function EndedInvitation({ title, text, isAccepted = false }: EndedProps) {
  return (
    <CardPage title={title}>
      <Typography color="textSecondary">{text}</Typography>
      <Button href={isAccepted ? dashboardPath : landingPath} variant="contained" size="large">
        {isAccepted ? 'Sign In' : 'Go Home'}
      </Button>
    </CardPage>
  );
}
