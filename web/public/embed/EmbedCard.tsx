import { lineText } from '../business-page/line-text';
import { nextChangeText } from '../business-page/hours-words';
import { pagePath } from '../../page-path';
import { linePath } from '../business-page/paths';
import { useLocale, useTranslate } from '../i18n/language-context';
import type { EmbedOptions } from './embed-options';
import type { EmbedData } from './load-embed';

interface Props {
  shape: EmbedOptions['shape'];
  /** Null where there is no page to lead to. */
  data: EmbedData | null;
}

function Opening({ page, readAt }: EmbedData) {
  const t = useTranslate();
  const locale = useLocale();
  const { openState, business } = page;
  if (!openState) return null;
  return (
    <p className="opening">
      <span className="sign" data-open={openState.isOpen}>
        {t(openState.isOpen ? 'businessPage.openNow' : 'businessPage.closedNow')}
      </span>{' '}
      {nextChangeText(t, openState, { now: readAt, timeZone: business.timeZone, locale })}
    </p>
  );
}

/** The way to the page, in a window of our own: whoever joins presses a button there. */
function Action({ page, vanityName }: EmbedData) {
  const t = useTranslate();
  const mayJoin = page.joinsFromAfar && page.line !== null;
  return (
    <a className="action" href={(mayJoin ? linePath : pagePath)(vanityName)} target="_blank" rel="noopener">
      {t(mayJoin ? 'businessPage.join' : 'businessPage.visit')}
      <span className="visually-hidden">
        : {page.business.name} ({t('businessPage.newTab')})
      </span>
    </a>
  );
}

/** A business in somebody else's page: whether it is open, the wait now, and the way to its own page. */
export function EmbedCard({ shape, data }: Props) {
  const t = useTranslate();
  if (!data)
    return (
      <main className={shape}>
        <p className="missing">{t('businessPage.notAvailable')}</p>
      </main>
    );
  if (shape === 'button')
    return (
      <main className="button">
        <Action {...data} />
      </main>
    );
  const { business, line, openState } = data.page;
  return (
    <main className="card">
      <h1>{business.name}</h1>
      <Opening {...data} />
      <p className="line">{lineText(t, line, openState?.isOpen === false)}</p>
      <Action {...data} />
    </main>
  );
}
