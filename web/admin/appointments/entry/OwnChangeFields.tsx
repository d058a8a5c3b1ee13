import type { UseFormReturn } from 'react-hook-form';
import { SelectField } from '../../pieces/SelectField';
import { ownChangeOptions } from './own-change';
import type { SettingsDraft } from './settings-draft';

const fields = [
  [
    'ownCancel',
    'Customers cancel',
    'By the link in every message about a booking. Later they are asked to call; a request they can always withdraw.',
  ],
  [
    'ownChange',
    'Customers change the time',
    'The new time waits for you to confirm it, unless it would be confirmed without you.',
  ],
] as const;

/** Until when customers may cancel or change a booking by themselves. */
export function OwnChangeFields({ form }: { form: UseFormReturn<SettingsDraft> }) {
  const { defaultValues, errors } = form.formState;
  return fields.map(([name, label, help]) => (
    <SelectField
      key={name}
      label={label}
      help={help}
      options={ownChangeOptions(defaultValues?.[name] ?? '')}
      registered={form.register(name, { required: 'Choose one.' })}
      error={errors[name]?.message}
    />
  ));
}
