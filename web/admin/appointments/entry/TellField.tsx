import Typography from '@mui/material/Typography';
import { useMay } from '../../accounts/use-may';
import { SwitchField } from '../../pieces/SwitchField';
import type { ChosenCustomer } from '../../customers/select/chosen-customer';
import { useTellField_ReachQuery } from './appointment-form.generated';

interface Props {
  customer: ChosenCustomer;
  /** Whether they are known to have an e-mail address, or to have agreed to texts. */
  isReachable: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Whether a customer hears of what is saved, or that they cannot. */
export function TellField({ customer: { id, firstName }, isReachable, checked, onChange }: Props) {
  const mayAsk = useMay()('APPOINTMENT_WRITE');
  const { data } = useTellField_ReachQuery({
    variables: { customerId: id },
    skip: isReachable || !mayAsk,
    fetchPolicy: 'no-cache',
  });
  if (!isReachable && data?.customerCanBeTold === false)
    return (
      <Typography color="textSecondary">
        {firstName} cannot be told: no e-mail address and no consent to texts.
      </Typography>
    );
  return <SwitchField label="Tell the customer" checked={checked} onChange={onChange} />;
}
