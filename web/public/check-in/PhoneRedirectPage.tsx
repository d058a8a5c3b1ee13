import './app-fonts.css';
import type { Page, Params } from '../page';
import { Customer_OpenKioskDocument, type CheckInFaceFragment } from './check-in.generated';
import { MessageView } from './MessageView';
import { phoneHead } from './phone-head';
import { PhoneView } from './PhoneView';
import { useOpening } from './use-opening';
import { useTranslate } from '../i18n/language-context';
import { useRefusalText } from '../i18n/refusal-text';

function RedirectView({ data: face, params: { publicToken } }: { data: CheckInFaceFragment | null; params: Params }) {
  const t = useTranslate();
  const refusalText = useRefusalText();
  const { opening, failure, retry } = useOpening(publicToken, face);
  if (failure) {
    const isUnused = failure.code === 'NOT_FOUND';
    return (
      <MessageView
        title={t(isUnused ? 'phone.unusedCode' : 'app.couldNotConnect')}
        onRetry={isUnused ? undefined : retry}
        language={{}}
      >
        <p>{refusalText(failure)}</p>
      </MessageView>
    );
  }
  return opening ? <PhoneView opening={opening} /> : <MessageView title={t('app.loading')} isBusy />;
}

/**
 * Where the QR code leads: to the form, which the server renders, or to the place of a party that this phone checked in and that is in line. Without
 * a form the browser finds out why when it begins the session.
 */
export const PhoneRedirectPage: Page<CheckInFaceFragment | null> = {
  load: (request, { publicToken }) =>
    request(Customer_OpenKioskDocument, undefined, { token: publicToken }).then(
      ({ kiosk }) => kiosk,
      () => null,
    ),
  head: (_face, t) => phoneHead(t),
  Component: RedirectView,
};
