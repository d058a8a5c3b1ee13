import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export type EntryTab = 'form' | 'forms' | 'history';
interface Props {
  /** Tabs and panels are called after it. */
  id: string;
  tab: EntryTab;
  /** It has no forms. */
  isEvent: boolean;
  /** How many forms are not signed. */
  openForms: number;
  onTab: (tab: EntryTab) => void;
}

/** The form, what the customer is asked to sign, or what happened. */
export function AppointmentTabs({ id, tab, isEvent, openForms, onTab }: Props) {
  const name = isEvent ? 'Event' : 'Appointment';
  return (
    <Tabs
      value={tab}
      onChange={(_event, next: EntryTab) => onTab(next)}
      aria-label={name}
      sx={{ marginBottom: 4, borderBottom: '1px solid var(--color-line)' }}
    >
      <Tab value="form" id={`${id}-form-tab`} aria-controls={`${id}-form`} label={name} />
      {!isEvent && (
        <Tab
          value="forms"
          id={`${id}-forms-tab`}
          aria-controls={`${id}-forms`}
          label={openForms > 0 ? `Forms (${openForms})` : 'Forms'}
          {...(openForms > 0 && { 'aria-label': `Forms (${openForms}) not signed` })}
        />
      )}
      <Tab value="history" id={`${id}-history-tab`} aria-controls={`${id}-history`} label="History" />
    </Tabs>
  );
}
