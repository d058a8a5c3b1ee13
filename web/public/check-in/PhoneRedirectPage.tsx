import { useCallback, useEffect, useState } from 'react';
import { useRequest, useNavigate } from '../app-context';
import { asRequestError, type Failure } from '../request';
import type { Page, Params } from '../page';
import { ConnectionFailedView } from './ConnectionFailedView';
import { MessageView } from './MessageView';
import { Customer_StartPhoneSessionDocument } from './check-in.generated';
import { phonePath } from './paths';
import { forgetSession, rememberPublicToken, rememberSession } from './phone-session';
import { useTranslate } from '../i18n/language-context';
import { LanguageSwitch } from '../i18n/LanguageSwitch';

function RedirectView({ params: { publicToken } }: { params: Params }) {
  const t = useTranslate();
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
        const failed = asRequestError(error);
        const { code } = failed;
        if (code === 'UNAVAILABLE' || code === 'RATE_LIMITED' || code === 'INTERNAL') {
          setFailure(failed);
          return;
        }
        forgetSession();
        navigate(phonePath, { replace: true });
      },
    );
  }, [request, navigate, publicToken]);

  useEffect(start, [start]);

  if (failure === undefined) return <MessageView title={t('app.loading')} isBusy />;
  return (
    <ConnectionFailedView failure={failure} onRetry={start}>
      <LanguageSwitch />
    </ConnectionFailedView>
  );
}

/** Where the QR code leads. */
export const PhoneRedirectPage: Page<null> = {
  load: async () => null,
  head: (_data, t) => ({ title: t('checkIn.title'), description: t('checkIn.phoneDescription'), noindex: true }),
  Component: RedirectView,
};
