import { useCallback, useEffect, useState } from 'react';
import { useRequest, useNavigate } from '../app-context';
import { asRequestError, type Failure, type Request } from '../request';
import type { Params } from '../page';
import { MessageView } from './MessageView';
import { Customer_FindOwnPlaceDocument, Customer_StartPhoneSessionDocument } from './check-in.generated';
import { phonePath, placePath } from './paths';
import { phonePage } from './phone-page';
import { forgetSession, ownPublicId, rememberPublicToken, rememberSession } from './phone-session';
import { useTranslate } from '../i18n/language-context';
import { useRefusalText } from '../i18n/refusal-text';

/** What this page says itself: the link may open later, or the code is not in use. */
const ownFailures = ['UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL', 'NOT_FOUND'];

/** Whether the party of a link waits or is called up. */
async function isInLine(request: Request, publicId: string): Promise<boolean> {
  try {
    const { placeInLine } = await request(Customer_FindOwnPlaceDocument, { publicId });
    return placeInLine.status === 'CHECKED_IN' || placeInLine.status === 'READY';
  } catch (error) {
    if (asRequestError(error).code === 'NOT_FOUND') return false;
    throw error;
  }
}

function RedirectView({ params: { publicToken } }: { params: Params }) {
  const t = useTranslate();
  const refusalText = useRefusalText();
  const request = useRequest();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Failure>();

  const start = useCallback(() => {
    setFailure(undefined);
    const begin = async () => {
      const own = ownPublicId(publicToken);
      if (own && (await isInLine(request, own))) return navigate(placePath(own), { replace: true });
      rememberPublicToken(publicToken);
      const { startPhoneSession } = await request(Customer_StartPhoneSessionDocument, { publicToken });
      rememberSession(startPhoneSession.token);
      navigate(phonePath, { replace: true });
    };
    begin().catch((error: unknown) => {
      const requestError = asRequestError(error);
      if (ownFailures.includes(requestError.code)) return setFailure(requestError);
      forgetSession();
      navigate(phonePath, { replace: true });
    });
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

/** Where the QR code leads: to the form, or to the place of a party that this phone checked in and that is in line. */
export const PhoneRedirectPage = phonePage(RedirectView);
