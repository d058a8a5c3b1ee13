import { useMay } from '../../accounts/use-may';
import type { ChosenCustomer } from '../../customers/select/chosen-customer';
import { useTellField_ReachQuery } from './appointment-form.generated';

/** Whether a message would reach a customer; undefined until it is known. Nothing is asked of whom an address is known. */
export function useCanBeTold({ id }: ChosenCustomer, isReachable: boolean): boolean | undefined {
  const mayAsk = useMay()('APPOINTMENT_WRITE');
  const { data } = useTellField_ReachQuery({
    variables: { customerId: id },
    skip: isReachable || !mayAsk,
    fetchPolicy: 'no-cache',
  });
  return isReachable || data?.customerCanBeTold;
}
