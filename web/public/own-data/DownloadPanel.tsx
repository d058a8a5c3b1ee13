import { saveFile } from '../../ui/save-file';
import { useRequest } from '../app-context';
import { useTranslate } from '../i18n/language-context';
import { useRefusalText } from '../i18n/refusal-text';
import { readEverything } from './load-own-data';
import style from './OwnData.module.css';
import { useChange } from './use-change';

const fileOf = (content: object) => new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });

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
        onClick={() => void change(async () => saveFile('my-data.json', fileOf(await readEverything(request, of))))}
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
