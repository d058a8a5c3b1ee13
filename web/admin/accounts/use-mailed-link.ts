import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { refusalOf } from '../connection/refusal';

/** Checks the token in the address once. An unknown token gives `invalid`; any other failure can be retried. */
export function useMailedLink<Answer>(check: (token: string) => Promise<Answer | undefined>, invalid: Answer) {
  const { token = '' } = useParams();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [error, setError] = useState<unknown>(null);
  const checked = useRef('');

  async function retry() {
    checked.current = token;
    setError(null);
    try {
      setAnswer((await check(token)) ?? null);
    } catch (failure) {
      if (['INVALID_TOKEN', 'NOT_FOUND'].includes(refusalOf(failure).code)) setAnswer(invalid);
      else setError(failure);
    }
  }
  const open = useEffectEvent(() => {
    if (checked.current !== token) void retry();
  });
  useEffect(() => open(), [token]);
  return { token, answer, error, retry };
}
