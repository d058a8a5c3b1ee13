import { renderToStaticMarkup } from 'react-dom/server';
import { isLanguage } from '../i18n/language';
import { LanguageContext } from '../i18n/language-context';
import { loadMessages, translatorOf } from '../i18n/messages';
import { Moved } from '../Moved';
import { statusOfFailure } from '../open-page';
import { asRequestError, type Request } from '../request';
import { EmbedCard } from './EmbedCard';
import { embedOptions, type EmbedOptions } from './embed-options';
import { loadEmbed, type EmbedData } from './load-embed';

/** `search`: of the address, with its question mark. */
interface EmbedRequest {
  vanityName: string;
  search: string;
  request: Request;
  language: string;
}

interface RenderedEmbed {
  status: number;
  title: string;
  scheme: EmbedOptions['scheme'];
  body: string;
  /** Path of the same card under the present name; then the rest is empty. */
  movedTo: string | null;
}

type Found = { data: EmbedData | null; status: number } | { movedTo: string };

async function find(request: Request, vanityName: string): Promise<Found> {
  try {
    const data = await loadEmbed(request, vanityName);
    return { data: data.page.isBasic ? null : data, status: 200 };
  } catch (error) {
    if (error instanceof Moved) return { movedTo: error.path };
    return { data: null, status: statusOfFailure(asRequestError(error).code) };
  }
}

/** The card or the button of a business for pages of other sites. Where nothing can be shown it says so quietly, whatever the status. */
export async function renderEmbed({
  vanityName,
  search,
  request,
  language: code,
}: EmbedRequest): Promise<RenderedEmbed> {
  const { shape, scheme } = embedOptions(new URLSearchParams(search));
  const found = await find(request, vanityName);
  if ('movedTo' in found) return { status: 308, title: '', scheme, body: '', movedTo: found.movedTo + search };
  const language = isLanguage(code) ? code : 'en';
  await loadMessages(language, ['businessPage']);
  const t = translatorOf(language);
  const { data, status } = found;
  const body = renderToStaticMarkup(
    <LanguageContext value={{ language, changeLanguage: async () => undefined }}>
      <EmbedCard shape={shape} data={data} />
    </LanguageContext>,
  );
  const title = data ? `${data.page.business.name} · ${t('businessPage.waiting')}` : t('businessPage.notAvailable');
  return { status, title, scheme, body, movedTo: null };
}
