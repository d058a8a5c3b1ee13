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
import type { RefusalReason } from '../../schema.generated';

/** Codes after which the same link may open later. */
const mayPass = ['UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL'];

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
        if (mayPass.includes(requestError.code)) return setFailure(requestError);
        forgetSession();
        if (requestError.code === 'NOT_FOUND') return setFailure(requestError);
        navigate(phonePath, { replace: true });
      },
    );
  }, [request, navigate, publicToken]);

  useEffect(start, [start]);

  if (failure === undefined) return <MessageView title={t('app.loading')} isBusy />;
  if (failure.code === 'NOT_FOUND') return <UnusedCodeView failure={failure} />;
  return (
    <MessageView title={t('app.couldNotConnect')} onRetry={start} language={{}}>
      <p>{refusalText(failure)}</p>
    </MessageView>
  );
}

/** The code was replaced, or the business takes only the one on its screen. */
function UnusedCodeView({ failure }: { failure: Failure }) {
  const t = useTranslate();
  const refusalText = useRefusalText();
  const isOnScreen = (failure.details as { reason?: RefusalReason } | undefined)?.reason === 'SCREEN_CODE_ONLY';
  return (
    <MessageView title={t(isOnScreen ? 'phone.screenCodeOnly' : 'phone.codeReplaced')} language={{}}>
      <p>{isOnScreen ? refusalText(failure) : t('phone.askStaff')}</p>
    </MessageView>
  );
}

/** Where the QR code leads. */
export const PhoneRedirectPage = phonePage(RedirectView);
