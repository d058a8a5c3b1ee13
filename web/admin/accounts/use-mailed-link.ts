import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { refusalOf } from '../connection/refusal';

/** Asks once about the token in the address. A token that the server does not know answers `invalid`; any other failure can be tried again. */
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
    } catch (thrown) {
      if (['INVALID_TOKEN', 'NOT_FOUND'].includes(refusalOf(thrown).code)) setAnswer(invalid);
      else setError(thrown);
    }
  }
  const open = useEffectEvent(() => {
    if (checked.current !== token) void retry();
  });
  useEffect(() => open(), [token]);
  return { token, answer, error, retry };
}
