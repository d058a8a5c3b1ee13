import { useEffect, useState } from 'react';
import { formatPhone } from '../../ui/phone-number';
import { ModalDialog } from '../../ui/ModalDialog';
import { useRequest } from '../app-context';
import { useLocale, useTranslate } from '../i18n/language-context';
import { useRefusalText } from '../i18n/refusal-text';
import { RichText } from '../i18n/RichText';
import type { OfflineCheckIns, RefusedCheckIn } from './OfflineCheckIns';
import { Kiosk_HostDocument } from './kiosk-offline.generated';
import { signatureLost } from './send-offline-check-ins';
import style from './RefusedDialog.module.css';

interface RefusedDialogProps {
  store: OfflineCheckIns;
  businessId: string;
  onChange(): void;
  onClose(): void;
}
type View =
  { kind: 'looking' } | { kind: 'stranger' } | { kind: 'unreachable' } | { kind: 'host'; entries: RefusedCheckIn[] };

const wallTime = {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;
/** By the business's clock: 'Fri, Nov 20, 8:54 AM'. */
const timeOf = (madeAt: string, locale: string) =>
  new Intl.DateTimeFormat(locale, wallTime).format(Date.parse(`${madeAt.slice(0, 19)}Z`)).replace(/\s/g, ' ');

/** Check-ins that the server did not accept, or not all of, for a host of this business signed in on this device. Customers see no names. */
export function RefusedDialog({ store, businessId, onChange, onClose }: RefusedDialogProps) {
  const t = useTranslate();
  const locale = useLocale();
  const refusalText = useRefusalText();
  const request = useRequest();
  const [view, setView] = useState<View>({ kind: 'looking' });

  useEffect(() => {
    let isHere = true;
    const look = async (): Promise<View> => {
      const { viewer } = await request(Kiosk_HostDocument, undefined, { within: 5_000 });
      const isHost = viewer?.business?.id === businessId && viewer.permissions.includes('QUEUE_WRITE');
      return isHost ? { kind: 'host', entries: await store.listRefused(businessId) } : { kind: 'stranger' };
    };
    look()
      .catch((): View => ({ kind: 'unreachable' }))
      .then(
        (result) => {
          if (isHere) setView(result);
        },
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, [request, store, businessId]);

  const change = async (changing: Promise<void>) => {
    await changing;
    setView({ kind: 'host', entries: await store.listRefused(businessId) });
    onChange();
  };

  return (
    <ModalDialog title={t('kioskHost.title')} onClose={onClose}>
      <div className={style.body}>
        {view.kind === 'looking' && <p>{t('app.loading')}</p>}
        {view.kind === 'unreachable' && <p>{t('kioskHost.unreachable')}</p>}
        {view.kind === 'stranger' && <p>{t('kioskHost.stranger')}</p>}
        {view.kind === 'host' && <p>{t('kioskHost.explanation')}</p>}
        {view.kind === 'host' && (
          <ul className={style.entries}>
            {view.entries.map(({ id, input, refusal }) => (
              <li key={id}>
                <div>
                  <RichText
                    text={t('kioskHost.party', { ...input, partySize: input.partySize ?? 1 })}
                    tags={{ name: (content) => <strong>{content}</strong> }}
                  />
                  <br />
                  {formatPhone(input.phone)}
                  <br />
                  {timeOf(input.madeAt, locale)}
                  {input.notes && (
                    <>
                      <br />
                      {input.notes}
                    </>
                  )}
                  <br />
                  <span className={style.reason}>{refusalText(refusal)}</span>
                </div>
                <div>
                  {refusal.code !== signatureLost.code && (
                    <EntryButton
                      text={t('app.tryAgain')}
                      label={t('kioskHost.tryName', input)}
                      onPress={() => void change(store.retry(id))}
                    />
                  )}
                  <EntryButton
                    text={t('kioskHost.remove')}
                    label={t('kioskHost.removeName', input)}
                    onPress={() => void change(store.erase(id))}
                  />
                </div>
              </li>
            ))}
          </ul>
        )}
        <div className={style.actions}>
          {view.kind === 'stranger' && (
            <a className="button" href="/login">
              {t('kioskHost.signIn')}
            </a>
          )}
          <button type="button" className="button" data-kind="quiet" onClick={onClose}>
            {t('app.close')}
          </button>
        </div>
      </div>
    </ModalDialog>
  );
}

const EntryButton = ({ text, label, onPress }: { text: string; label: string; onPress(): void }) => (
  <button type="button" className="button" data-kind="quiet" aria-label={label} onClick={onPress}>
    {text}
  </button>
);
