import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { refusalOf } from '../connection/refusal';
import { FullPageError } from '../pieces/FullPageError';
import { FullPageLoading } from '../pieces/FullPageLoading';
import { InvalidLinkPage } from './InvalidLinkPage';
import { PasswordReset } from './PasswordReset';
import {
  type PasswordResetPage_VerifyTokenMutation,
  usePasswordResetPage_VerifyTokenMutation,
} from './password-reset.generated';

type Answer = PasswordResetPage_VerifyTokenMutation['verifyPasswordToken'];

/** Checks the mailed token, which does not use it up; the new password does. */
export function PasswordResetPage() {
  const { token = '' } = useParams();
  const [verify] = usePasswordResetPage_VerifyTokenMutation();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const asked = useRef('');

  async function ask() {
    asked.current = token;
    setFailed(null);
    try {
      const { data } = await verify({ variables: { token } });
      setAnswer(data?.verifyPasswordToken ?? null);
    } catch (error) {
      if (['INVALID_TOKEN', 'NOT_FOUND'].includes(refusalOf(error).code))
        setAnswer({ isTokenValid: false, userId: null, token: null });
      else setFailed(error);
    }
  }
  const opened = useEffectEvent(() => {
    if (asked.current !== token) void ask();
  });
  useEffect(() => opened(), [token]);

  if (failed) return <FullPageError message={refusalOf(failed).message} onRetry={() => void ask()} />;
  if (!answer) return <FullPageLoading />;
  return answer.isTokenValid ? <PasswordReset token={answer.token} userId={answer.userId} /> : <InvalidLinkPage />;
}
