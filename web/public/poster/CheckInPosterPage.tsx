import { isOnlyHere } from '../../ui/reachable-address';
import { asRequestError } from '../request';
import type { Page } from '../page';
import { MissingPoster, missingStatus } from './MissingPoster';
import { posterPath } from './paths';
import { PosterPage_ReadPosterDocument } from './poster.generated';
import { PosterFrame, type OnlyHere } from './PosterFrame';
import { PosterSheet, type PosterLook } from './PosterSheet';
import { encodeQr } from './qr-code';
import { usePrintSize } from './SizeChoice';
import { useTranslate } from '../i18n/language-context';

interface Poster {
  kind: 'poster';
  look: PosterLook;
  /** The code lets nobody in: the one on the screen does. */
  onlyFromHere: boolean;
  onlyHere: OnlyHere;
}

const steps = ['poster.step1', 'poster.step2', 'poster.step3', 'poster.step4'] as const;

function PosterView({ look, onlyFromHere, onlyHere }: Poster) {
  const t = useTranslate();
  const size = usePrintSize();
  const words = {
    header: t('poster.header'),
    code: t('poster.qrCode'),
    footer: t(onlyFromHere ? 'poster.scanScreen' : 'poster.scan'),
    steps: steps.map((step) => t(onlyFromHere && step === 'poster.step2' ? 'poster.step2Screen' : step)),
  };
  return (
    <PosterFrame
      logoUrl={look.logo?.url}
      onlyHere={onlyHere}
      path={posterPath}
      note={onlyFromHere && t('poster.onlyFromHere')}
    >
      <PosterSheet look={look} words={words} size={size} />
    </PosterFrame>
  );
}

export const CheckInPosterPage: Page<Poster | { kind: 'missing'; code: string }> = {
  async load(request) {
    try {
      const {
        checkInPoster: { businessName, checkInUrl, onlyFromHere, color, logo },
        environment,
      } = await request(PosterPage_ReadPosterDocument);
      return {
        kind: 'poster',
        look: { businessName, logo, color, code: await encodeQr(checkInUrl) },
        onlyFromHere,
        onlyHere: isOnlyHere(checkInUrl) ? { address: environment.localNetworkUrl } : null,
      };
    } catch (error) {
      return { kind: 'missing', code: asRequestError(error).code };
    }
  },
  head: (data, t) => ({
    title: data.kind === 'poster' ? t('poster.title', { business: data.look.businessName }) : t('poster.missingTitle'),
    description: t('poster.description'),
    noindex: true,
  }),
  status: (data) => (data.kind === 'poster' ? 200 : missingStatus(data.code)),
  Component: ({ data }) => (data.kind === 'poster' ? <PosterView {...data} /> : <MissingPoster code={data.code} />),
};
