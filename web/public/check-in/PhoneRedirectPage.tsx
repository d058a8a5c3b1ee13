import { useCallback, useEffect, useState } from 'react';
import { useAsk, useNavigate } from '../app-context';
import { asAskError } from '../ask';
import type { Page, Params } from '../page';
import { CalmView } from './CalmView';
import { Customer_StartPhoneSessionDocument } from './check-in.generated';
import { phonePath } from './paths';
import { forgetSession, rememberPublicToken, rememberSession } from './phone-session';

function RedirectView({ params: { publicToken } }: { params: Params }) {
  const ask = useAsk();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();

  const start = useCallback(() => {
    setFailure(undefined);
    rememberPublicToken(publicToken);
    ask(Customer_StartPhoneSessionDocument, { publicToken }).then(
      ({ startPhoneSession }) => {
        rememberSession(startPhoneSession.token);
        navigate(phonePath, { replace: true });
      },
      (error: unknown) => {
        const { code, message } = asAskError(error);
        if (code === 'UNAVAILABLE' || code === 'RATE_LIMITED' || code === 'INTERNAL') {
          setFailure(message);
          return;
        }
        forgetSession();
        navigate(phonePath, { replace: true });
      },
    );
  }, [ask, navigate, publicToken]);

  useEffect(start, [start]);

  if (failure === undefined) return <CalmView title="LOADING" isBusy />;
  return (
    <CalmView title="We Could Not Connect">
      <p>{failure}</p>
      <button type="button" className="button" onClick={start}>
        Try again
      </button>
    </CalmView>
  );
}

/** Where the QR code leads. */
export const PhoneRedirectPage: Page<null> = {
  load: async () => null,
  head: () => ({ title: 'Check In', description: 'Check in from your phone.', noindex: true }),
  Component: RedirectView,
};
