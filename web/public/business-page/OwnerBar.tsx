import { useRef, useState } from 'react';
import { LineIcon } from '../../ui/icons/LineIcon';
import { copyField } from '../../ui/copy-field';
import { useLate } from '../../ui/use-late';
import { useTranslate } from '../i18n/language-context';
import { LateFailure } from '../LateFailure';
import style from './OwnerBar.module.css';
import { managePagePath } from './paths';

const loadDialog = () => import('./PageQrDialog').then(({ PageQrDialog }) => PageQrDialog);

function LateDialog(props: { url: string; onClose(): void }) {
  const { Piece, hasFailed, retry } = useLate(loadDialog);
  return Piece ? <Piece {...props} /> : hasFailed && <LateFailure onRetry={retry} />;
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
    <aside className={style.bar} aria-label={t('pageOwner.yourPage')}>
      <div className={style.tools}>
        <input
          ref={field}
          className={style.address}
          aria-label={t('pageOwner.address')}
          value={url}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="button" data-kind="quiet" onClick={() => void copy()}>
          {t('pageOwner.copyUrl')}
        </button>
        <button type="button" className="button" data-kind="quiet" onClick={() => setDialog(true)}>
          <LineIcon name="code" /> {t('pageOwner.qrCode')}
        </button>
        <a className="button" href={managePagePath}>
          {t('pageOwner.managePage')}
        </a>
        <p role="status" className={style.answer}>
          {answer && t(answer === 'copied' ? 'pageOwner.copied' : 'pageOwner.copyByHand')}
        </p>
      </div>
      {hasDialog && <LateDialog url={url} onClose={() => setDialog(false)} />}
    </aside>
  );
}
