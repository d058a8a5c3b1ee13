import { useState } from 'react';
import { useRequest } from '../app-context';
import { useTranslate } from '../i18n/language-context';
import { OwnFrame } from '../own-data/OwnFrame';
import type { Page, Params } from '../page';
import { asRequestError } from '../request';
import type { SigningListFragment } from './sign-page.generated';
import { SigningList } from './SigningList';
import { sourceOf } from './signing-source';
import { UnavailableView } from './UnavailableView';

interface SignPageData {
  isAppointment: boolean;
  /** Null where the link has ended, or its forms are gone. */
  list: SigningListFragment | null;
}

function SignView({ data: { list }, params }: { data: SignPageData; params: Params }) {
  const t = useTranslate();
  const request = useRequest();
  const [isGone, setIsGone] = useState(false);
  const source = sourceOf(params);
  if (!list || isGone) return <UnavailableView />;
  return (
    <OwnFrame business={list.business} offlineMessage={t('signing.offline')}>
      <SigningList
        first={list}
        title={source.isAppointment ? t('signing.appointment') : undefined}
        draftKey={source.key.slice(-8)}
        sign={(signature) => source.sign(request, signature)}
        reload={() => source.read(request)}
        copyPath={source.copyPath}
        onGone={() => setIsGone(true)}
      />
    </OwnFrame>
  );
}

/** /sign/{token} and /appointment/{id}/{uuid}: a customer reads and signs what a business asks them to. */
export const SignPage: Page<SignPageData> = {
  load: async (request, params) => {
    const { read, isAppointment } = sourceOf(params);
    try {
      const list = await read(request);
      return { isAppointment, list: list.forms.length > 0 ? list : null };
    } catch (error) {
      if (asRequestError(error).code === 'NOT_FOUND') return { isAppointment, list: null };
      throw error;
    }
  },
  head: ({ list, isAppointment }, t) => ({
    title: !list
      ? t('signing.unavailable')
      : isAppointment
        ? t('signing.appointment')
        : t('signing.title', { business: list.business.name }),
    noindex: true,
  }),
  status: ({ list }) => (list ? 200 : 404),
  Component: SignView,
};
