import { useCallback, useEffect, useState } from 'react';
import { useRequest, useNavigate } from '../app-context';
import { asRequestError, type Failure } from '../request';
import type { Params } from '../page';
import { MessageView } from './MessageView';
import { Customer_StartPhoneSessionDocument } from './check-in.generated';
import { phonePath } from './paths';
import { phonePage } from './phone-page';
import { forgetSession, rememberPublicToken, rememberSession } from './phone-session';
import { useTranslate } from '../i18n/language-context';
import { useRefusalText } from '../i18n/refusal-text';

/** What this page says itself: the link may open later, or the code is not in use. */
const ownFailures = ['UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL', 'NOT_FOUND'];

function RedirectView({ params: { publicToken } }: { params: Params }) {
  const t = useTranslate();
  const refusalText = useRefusalText();
  const request = useRequest();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Failure>();

  const start = useCallback(() => {
    setFailure(undefined);
    rememberPublicToken(publicToken);
    request(Customer_StartPhoneSessionDocument, { publicToken }).then(
      ({ startPhoneSession }) => {
        rememberSession(startPhoneSession.token);
        navigate(phonePath, { replace: true });
      },
      (error: unknown) => {
        const requestError = asRequestError(error);
        if (ownFailures.includes(requestError.code)) return setFailure(requestError);
        forgetSession();
        navigate(phonePath, { replace: true });
      },
    );
  }, [request, navigate, publicToken]);

  useEffect(start, [start]);

  if (failure === undefined) return <MessageView title={t('app.loading')} isBusy />;
  const isUnused = failure.code === 'NOT_FOUND';
  return (
    <MessageView
      title={t(isUnused ? 'phone.unusedCode' : 'app.couldNotConnect')}
      onRetry={isUnused ? undefined : start}
      language={{}}
    >
      <p>{refusalText(failure)}</p>
    </MessageView>
  );
}

/** Where the QR code leads. */
export const PhoneRedirectPage = phonePage(RedirectView);
