import { useState } from 'react';
import { browserStore } from '../../ui/browser-store';
import { useAccount } from '../accounts/use-account';
import { useMay } from '../accounts/use-may';
import { useDashboardPage_FirstStepsQuery, type DashboardPage_FirstStepsQuery } from './dashboard.generated';

export type Steps = DashboardPage_FirstStepsQuery['firstSteps'];

/** Kept in this browser until somebody signs out. */
const hiddenKey = 'greeter.firstStepsHidden';

/** What a beginning business has done, for those who set it up; null once all is done or it was hidden, and if it cannot be had. */
export function useFirstSteps() {
  const may = useMay();
  const { business } = useAccount();
  const [hiddenFor, setHiddenFor] = useState(() => browserStore.get(hiddenKey));
  const { data, loading, refetch } = useDashboardPage_FirstStepsQuery({
    skip: !may('CHECK_IN_APP_WRITE'),
    fetchPolicy: 'cache-and-network',
  });
  const hide = () => {
    browserStore.set(hiddenKey, business.id);
    setHiddenFor(business.id);
  };
  const steps = data?.firstSteps;
  const { isCheckInAppChanged, hasWayIn, hasCheckIns, hasSeated } = steps ?? {};
  const isDone = isCheckInAppChanged && hasWayIn && hasCheckIns && hasSeated;
  const isShown = !isDone && hiddenFor !== business.id;
  return { steps: steps && isShown ? steps : null, hide, isLoading: loading && !data, refetch };
}
