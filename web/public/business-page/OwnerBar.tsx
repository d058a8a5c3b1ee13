import { useCallback, useRef, useState } from 'react';
import { LineIcon } from '../../ui/icons/LineIcon';
import { copyField } from '../../ui/copy-field';
import { useLate } from '../../ui/use-late';
import { useLanguage, useTranslate } from '../i18n/language-context';
import { loadMessages } from '../i18n/messages';
import style from './OwnerBar.module.css';
import { managePagePath } from './paths';

function LateDialog(props: { url: string; onClose(): void }) {
  const { language } = useLanguage();
  const load = useCallback(async () => {
    const [{ PageQrDialog }] = await Promise.all([import('./PageQrDialog'), loadMessages(language, ['poster'])]);
    return PageQrDialog;
  }, [language]);
  const { Piece } = useLate(load);
  return Piece && <Piece {...props} />;
}

/** For who is signed in at this business: the address of the page, its QR code, and the way to change it. */
export function OwnerBar({ url }: { url: string }) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState<'copied' | 'selected' | null>(null);
  const [hasDialog, setDialog] = useState(false);
  async function copy() {
    if (field.current) setAnswer((await copyField(field.current)) ? 'copied' : 'selected');
  }
  return (
    <aside className={style.bar} aria-label={t('businessPage.yourPage')}>
      <div className={style.tools}>
        <input
          ref={field}
          className={style.address}
          aria-label={t('businessPage.address')}
          value={url}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="button" data-kind="quiet" onClick={() => void copy()}>
          {t('businessPage.copyUrl')}
        </button>
        <button type="button" className="button" data-kind="quiet" onClick={() => setDialog(true)}>
          <LineIcon name="code" /> {t('businessPage.qrCode')}
        </button>
        <a className="button" href={managePagePath}>
          {t('businessPage.managePage')}
        </a>
        <p role="status" className={style.answer}>
          {answer && t(answer === 'copied' ? 'businessPage.copied' : 'businessPage.copyByHand')}
        </p>
      </div>
      {hasDialog && <LateDialog url={url} onClose={() => setDialog(false)} />}
    </aside>
  );
}
