import Typography from '@mui/material/Typography';
import { SwitchField } from '../../pieces/SwitchField';
import type { ChosenCustomer } from '../../customers/select/chosen-customer';
import { useCanBeTold } from './use-can-be-told';

export interface TellFieldProps {
  customer: ChosenCustomer;
  /** Whether they are known to have an e-mail address, or to have agreed to texts. */
  isReachable: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Whether a customer hears of what is saved, or that they cannot. */
export function TellField({ customer, isReachable, checked, onChange }: TellFieldProps) {
  if (useCanBeTold(customer, isReachable) === false)
    return (
      <Typography color="textSecondary">
        {customer.firstName} cannot be told: no email address and no consent to texts.
      </Typography>
    );
  return <SwitchField label="Tell the customer" checked={checked} onChange={onChange} />;
}
