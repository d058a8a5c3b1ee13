import { useAccount } from '../accounts/use-account';
import { useMay } from '../accounts/use-may';
import { lacksPlus } from '../plans/lacks-plus';

/** What the account may do in the calendar. */
export function useCalendarRights() {
  const may = useMay();
  const { role, business } = useAccount();
  return {
    mayWrite: may('APPOINTMENT_WRITE'),
    mayAddCustomers: may('CUSTOMER_WRITE'),
    maySetUp: may('APPOINTMENT_SETTINGS'),
    mayFeed: may('APPOINTMENT_FEED'),
    maySeeStandbys: may('APPOINTMENT_STANDBY'),
    /** Whether requests can be confirmed and declined. */
    mayAnswer: may('APPOINTMENT_STATUS'),
    mayWriteHours: may('BUSINESS_WRITE'),
    /** In the role Staff they see their own appointments, and events for everybody. */
    seesAll: role !== 'STAFF',
    isLacking: lacksPlus(business.plan),
  };
}
