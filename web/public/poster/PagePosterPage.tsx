import { isOnlyHere } from '../../ui/reachable-address';
import { pagePath } from '../../page-path';
import { managePagePath } from '../business-page/paths';
import { asRequestError } from '../request';
import type { Page } from '../page';
import { MissingPoster, missingStatus } from './MissingPoster';
import { pagePosterPath } from './paths';
import { PagePoster_ReadDocument } from './page-poster.generated';
import { PosterFrame, type OnlyHere } from './PosterFrame';
import style from './PosterFrame.module.css';
import { PosterSheet, type PosterLook } from './PosterSheet';
import { encodeQr } from './qr-code';
import { usePrintSize } from './SizeChoice';
import { useTranslate } from '../i18n/language-context';

interface Poster {
  kind: 'poster';
  look: PosterLook;
  onlyHere: OnlyHere;
}
type PosterData = Poster | { kind: 'nameless' } | { kind: 'missing'; code: string };

function PosterView({ look, onlyHere }: Poster) {
  const t = useTranslate();
  const size = usePrintSize();
  const words = {
    header: t('poster.pageHeader'),
    code: t('poster.pageCode', { business: look.businessName }),
    footer: t('poster.pageFooter'),
    steps: [t('poster.step1'), t('poster.step2'), t('poster.step3')],
  };
  return (
    <PosterFrame logoUrl={look.logo?.url} onlyHere={onlyHere} path={pagePosterPath}>
      <PosterSheet look={look} words={words} size={size} />
    </PosterFrame>
  );
}

function NamelessView() {
  const t = useTranslate();
  return (
    <main className={style.missing}>
      <h1>{t('poster.nameless')}</h1>
      <p>{t('poster.namelessText')}</p>
      <a className="button" href={managePagePath}>
        {t('poster.managePage')}
      </a>
    </main>
  );
}

/** The poster with the QR code of the business page, for who is signed in there. */
export const PagePosterPage: Page<PosterData> = {
  async load(request, _params, { origin }) {
    try {
      const {
        businessProfile: { name, vanityName },
        checkInPoster: { color, logo },
        environment,
      } = await request(PagePoster_ReadDocument);
      if (vanityName === null) return { kind: 'nameless' };
      const address = `${origin}${pagePath(vanityName)}`;
      return {
        kind: 'poster',
        look: { businessName: name, color, logo, code: await encodeQr(address) },
        onlyHere: isOnlyHere(address) ? { address: environment.localNetworkUrl } : null,
      };
    } catch (error) {
      return { kind: 'missing', code: asRequestError(error).code };
    }
  },
  head: (data, t) => ({
    title:
      data.kind === 'poster' ? t('poster.pageTitle', { business: data.look.businessName }) : t('poster.missingTitle'),
    description: t('poster.pageDescription'),
    noindex: true,
  }),
  status: (data) => (data.kind === 'missing' ? missingStatus(data.code) : data.kind === 'nameless' ? 404 : 200),
  Component: ({ data }) =>
    data.kind === 'poster' ? (
      <PosterView {...data} />
    ) : data.kind === 'nameless' ? (
      <NamelessView />
    ) : (
      <MissingPoster code={data.code} />
    ),
};
