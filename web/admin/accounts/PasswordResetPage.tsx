import { refusalOf } from '../connection/refusal';
import { FullPageError } from '../pieces/FullPageError';
import { FullPageLoading } from '../pieces/FullPageLoading';
import { InvalidLinkPage } from './InvalidLinkPage';
import { PasswordReset } from './PasswordReset';
import {
  type PasswordResetPage_VerifyTokenMutation,
  usePasswordResetPage_VerifyTokenMutation,
} from './password-reset.generated';
import { useMailedLink } from './use-mailed-link';

type Answer = PasswordResetPage_VerifyTokenMutation['verifyPasswordToken'];
const invalid: Answer = { isTokenValid: false, userId: null, token: null };

/** Checks the mailed token without consuming it; the new password consumes it. */
export function PasswordResetPage() {
  const [verify] = usePasswordResetPage_VerifyTokenMutation();
  const { answer, error, retry } = useMailedLink<Answer>(
    async (token) => (await verify({ variables: { token } })).data?.verifyPasswordToken,
    invalid,
  );
  if (error) return <FullPageError message={refusalOf(error).message} onRetry={() => void retry()} />;
  if (!answer) return <FullPageLoading />;
  return answer.isTokenValid ? <PasswordReset token={answer.token} userId={answer.userId} /> : <InvalidLinkPage />;
}
