import { useCallback } from 'react';
import type { CheckInFaceFragment } from '../check-in/check-in.generated';
import type { Request, RequestOptions } from '../request';
import type { SigningFormFragment } from '../signing/signing.generated';
import { arePagesHere } from './are-pages-here';
import { Kiosk_ReadFormDocument } from './kiosk-form.generated';
import { storeItems, useKioskList } from './use-kiosk-list';

const formKey = 'greeter.kioskForm';

const askItems = async (request: Request, businessId: string, options?: RequestOptions) =>
  (await import('../check-in/offered-items')).readOfferedItems(request, businessId, options);

/** What customers choose from at this kiosk, services and staff, and the form that they sign, without a network too. */
export function useKioskChoices(
  token: () => Promise<string>,
  face: CheckInFaceFragment | undefined,
  isReachable: boolean,
) {
  const askStaff = useCallback(
    async (request: Request, _businessId: string, options?: RequestOptions) =>
      (await import('../check-in/offered-staff')).readOfferedStaff(request, token, options),
    [token],
  );
  const askForm = useCallback(
    async (request: Request, _businessId: string, options?: RequestOptions) => {
      const { kiosk } = await request(Kiosk_ReadFormDocument, undefined, { ...options, token: await token() });
      const { agreement } = kiosk.app;
      // Into the browser's cache: without a network, a PDF whose pages are not there cannot be signed.
      for (const { url } of agreement?.pages ?? []) new Image().src = url;
      return agreement ? [agreement] : [];
    },
    [token],
  );
  const shared = { businessId: face?.business.id, isReachable };
  const { serviceEnabled = false, staffEnabled = false, formEnabled = false } = face?.app ?? {};
  const readForms = useKioskList({ ...shared, key: formKey, isOffered: formEnabled, ask: askForm });
  return {
    readForm: async () => {
      const form = (await readForms()).at(0);
      // One whose pages cannot be shown cannot be signed either: nobody is held up by it.
      return form && (await arePagesHere(form.pages)) ? form : undefined;
    },
    storeForm: (form: SigningFormFragment) => storeItems(formKey, face?.business.id, [form]),
    readItems: useKioskList({ ...shared, key: 'greeter.kioskItems', isOffered: serviceEnabled, ask: askItems }),
    readStaff: useKioskList({ ...shared, key: 'greeter.kioskStaff', isOffered: staffEnabled, ask: askStaff }),
  };
}
