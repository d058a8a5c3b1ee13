import { useMay } from '../accounts/use-may';
import { useRefresh } from '../pieces/use-refresh';
import {
  useAccountShell_BookingRequestsQuery,
  useAccountShell_CalendarChangedSubscription,
} from './account-shell.generated';

/** How many requests of customers wait for an answer, up to date; 0 while that is not known, and for who has no calendar. */
export function useBookingRequests(): number {
  const skip = !useMay()('APPOINTMENT_READ');
  const { data, refetch } = useAccountShell_BookingRequestsQuery({ skip });
  const refresh = useRefresh(refetch, { isHeavy: true });
  useAccountShell_CalendarChangedSubscription({ skip, onData: refresh, onError: () => undefined });
  return data?.bookingRequests.total ?? 0;
}
