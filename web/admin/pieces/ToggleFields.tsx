import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { namesOf } from './pick';
import { SwitchField } from './SwitchField';

export interface Toggle {
  label: string;
  help: string;
  /** Switching it on may need a plan. */
  needsPlan?: boolean;
}

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  toggles: { readonly [Name in FieldPath<Values>]?: Toggle };
  /** What to know while a switch is on, under it. */
  warnings?: { readonly [Name in FieldPath<Values>]?: string | null };
}

/** A switch of the form for each toggle. */
export function ToggleFields<Values extends FieldValues>({ control, toggles, warnings }: Props<Values>) {
  return namesOf(toggles).map((name) => (
    <Controller
      key={name}
      control={control}
      name={name}
      render={({ field }) => (
        <SwitchField
          label={toggles[name]?.label ?? name}
          help={toggles[name]?.help}
          warning={field.value ? warnings?.[name] : null}
          checked={field.value}
          onChange={field.onChange}
        />
      )}
    />
  ));
}
