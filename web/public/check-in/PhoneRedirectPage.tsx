import { useCallback, useEffect, useState } from 'react';
import { useRequest, useNavigate } from '../app-context';
import { asRequestError } from '../request';
import type { Page, Params } from '../page';
import { MessageView } from './MessageView';
import { Customer_StartPhoneSessionDocument } from './check-in.generated';
import { phonePath } from './paths';
import { forgetSession, rememberPublicToken, rememberSession } from './phone-session';

function RedirectView({ params: { publicToken } }: { params: Params }) {
  const request = useRequest();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();

  const start = useCallback(() => {
    setFailure(undefined);
    rememberPublicToken(publicToken);
    request(Customer_StartPhoneSessionDocument, { publicToken }).then(
      ({ startPhoneSession }) => {
        rememberSession(startPhoneSession.token);
        navigate(phonePath, { replace: true });
      },
      (error: unknown) => {
        const { code, message } = asRequestError(error);
        if (code === 'UNAVAILABLE' || code === 'RATE_LIMITED' || code === 'INTERNAL') {
          setFailure(message);
          return;
        }
        forgetSession();
        navigate(phonePath, { replace: true });
      },
    );
  }, [request, navigate, publicToken]);

  useEffect(start, [start]);

  if (failure === undefined) return <MessageView title="LOADING" isBusy />;
  return (
    <MessageView title="We Could Not Connect">
      <p>{failure}</p>
      <button type="button" className="button" onClick={start}>
        Try again
      </button>
    </MessageView>
  );
}

/** Where the QR code leads. */
export const PhoneRedirectPage: Page<null> = {
  load: async () => null,
  head: () => ({ title: 'Check In', description: 'Check in from your phone.', noindex: true }),
  Component: RedirectView,
};
