import { SwitchField } from '../../pieces/SwitchField';
import type { TellFieldProps } from './TellField';
import { useCanBeTold } from './use-can-be-told';

/** Whether the customer gets the link to the forms when it is saved; nothing where no message reaches them. */
export function SendFormsField({ customer, isReachable, checked, onChange }: TellFieldProps) {
  if (!useCanBeTold(customer, isReachable)) return null;
  return (
    <SwitchField
      label="Send Forms"
      help={`Saving sends ${customer.firstName} the link to the forms.`}
      checked={checked}
      onChange={onChange}
    />
  );
}
