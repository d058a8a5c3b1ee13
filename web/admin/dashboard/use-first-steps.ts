import { useMay } from '../accounts/use-may';
import { useDashboardPage_FirstStepsQuery, type DashboardPage_FirstStepsQuery } from './dashboard.generated';

export type Steps = DashboardPage_FirstStepsQuery['firstSteps'];

/** What a beginning business has done, for those who set it up; null once all is done, and if it cannot be had. */
export function useFirstSteps() {
  const may = useMay();
  const { data, loading, refetch } = useDashboardPage_FirstStepsQuery({
    skip: !may('CHECK_IN_APP_WRITE'),
    fetchPolicy: 'cache-and-network',
  });
  const steps = data?.firstSteps;
  const { isCheckInAppChanged, hasWayIn, hasCheckIns, hasSeated } = steps ?? {};
  const isDone = isCheckInAppChanged && hasWayIn && hasCheckIns && hasSeated;
  return { steps: steps && !isDone ? steps : null, isLoading: loading && !data, refetch };
}
