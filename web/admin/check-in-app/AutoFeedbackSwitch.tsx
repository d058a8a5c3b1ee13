import { SwitchField } from './SwitchField';

type Props = { checked: boolean; onChange: (checked: boolean) => void };

/** The same switch in the customize form and in the settings. */
export function AutoFeedbackSwitch(props: Props) {
  return (
    <SwitchField
      label="Auto feedback"
      help="Asks customers how their visit was, 3 hours after they were seated, between 9:00 AM and 8:00 PM: by text, or by e-mail where no text can go out."
      {...props}
    />
  );
}
