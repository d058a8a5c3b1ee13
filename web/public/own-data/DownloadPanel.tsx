import { useRequest } from '../app-context';
import { useTranslate } from '../i18n/language-context';
import { useRefusalText } from '../i18n/refusal-text';
import { readEverything } from './load-own-data';
import style from './OwnData.module.css';
import { useChange } from './use-change';

function saveFile(name: string, content: object): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Everything as a file for other programs, or on paper. */
export function DownloadPanel({ of }: { of: { token: string; customerId: string } }) {
  const t = useTranslate();
  const refusalText = useRefusalText();
  const request = useRequest();
  const { isBusy, failure, change } = useChange(() => Promise.resolve());
  return (
    <div className={`${style.actions} ${style.screenOnly}`}>
      <button
        type="button"
        className="button"
        disabled={isBusy}
        onClick={() => void change(async () => saveFile('my-data.json', await readEverything(request, of)))}
      >
        {t(isBusy ? 'ownData.downloading' : 'ownData.download')}
      </button>
      <button type="button" className="button" data-kind="quiet" onClick={() => print()}>
        {t('ownData.print')}
      </button>
      {failure && <p role="alert">{refusalText(failure)}</p>}
    </div>
  );
}
