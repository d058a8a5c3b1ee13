import { useState } from 'react';
import { useRequest } from '../app-context';
import { useTranslate } from '../i18n/language-context';
import { OwnFrame } from '../own-data/OwnFrame';
import type { Page } from '../page';
import { asRequestError } from '../request';
import { SigningList } from './SigningList';
import { UnavailableView } from './UnavailableView';
import { SignPage_ReadDocument, SignPage_SignDocument, type SigningListFragment } from './sign-page.generated';

interface SignPageData {
  token: string;
  /** Null where the link has ended, or its forms are gone. */
  list: SigningListFragment | null;
}

function SignView({ data: { token, list } }: { data: SignPageData }) {
  const t = useTranslate();
  const request = useRequest();
  const [isGone, setIsGone] = useState(false);
  if (!list || isGone) return <UnavailableView />;
  return (
    <OwnFrame business={list.business} offlineMessage={t('signing.offline')}>
      <SigningList
        first={list}
        draftKey={token.slice(-8)}
        sign={async (signature) => (await request(SignPage_SignDocument, { token, signatures: [signature] })).signForms}
        reload={async () => (await request(SignPage_ReadDocument, { token })).formsToSign}
        copyPath={(formId) => `/downloads/form-requests/${token}/${formId}`}
        onGone={() => setIsGone(true)}
      />
    </OwnFrame>
  );
}

/** /sign/{token}: a customer reads and signs what a business asks them to. */
export const SignPage: Page<SignPageData> = {
  load: async (request, { signToken: token }) => {
    try {
      return { token, list: (await request(SignPage_ReadDocument, { token })).formsToSign };
    } catch (error) {
      if (asRequestError(error).code === 'NOT_FOUND') return { token, list: null };
      throw error;
    }
  },
  head: ({ list }, t) => ({
    title: list ? t('signing.title', { business: list.business.name }) : t('signing.unavailable'),
    noindex: true,
  }),
  status: ({ list }) => (list ? 200 : 404),
  Component: SignView,
};
