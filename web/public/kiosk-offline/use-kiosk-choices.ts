import { useCallback } from 'react';
import type { CheckInFaceFragment } from '../check-in/check-in.generated';
import type { Request, RequestOptions } from '../request';
import { useKioskList } from './use-kiosk-list';

const askItems = async (request: Request, businessId: string, options?: RequestOptions) =>
  (await import('../check-in/offered-items')).readOfferedItems(request, businessId, options);

/** What customers choose from at this kiosk, services and staff, without a network too. */
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
  const shared = { businessId: face?.business.id, isReachable };
  const { serviceEnabled = false, staffEnabled = false } = face?.app ?? {};
  return {
    readItems: useKioskList({ ...shared, key: 'greeter.kioskItems', isOffered: serviceEnabled, ask: askItems }),
    readStaff: useKioskList({ ...shared, key: 'greeter.kioskStaff', isOffered: staffEnabled, ask: askStaff }),
  };
}
