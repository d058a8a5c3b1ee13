import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useMay } from '../accounts/use-may';
import { CustomerForms } from '../signed/CustomerForms';
import type { CustomerProfile_ProfileQuery } from './customer-profile.generated';
import { nameOf } from './customer-words';
import { ContactTab } from './ContactTab';
import { CustomerCheckIns } from './CustomerCheckIns';
import { FormRequestList } from './forms/FormRequestList';
import { MergedWith } from './merge/MergedWith';
import { ProfileCounts } from './ProfileCounts';
import { CustomerTimeline } from './timeline/CustomerTimeline';

export type ProfileTab = 'contact' | 'check-ins' | 'forms' | 'timeline';
interface Props {
  profile: CustomerProfile_ProfileQuery['customerProfile'];
  customer: CustomerProfile_ProfileQuery['customer'];
  tab: ProfileTab;
  onTab: (tab: ProfileTab) => void;
  onSendForms?: () => void;
}

/** Name and counts of a customer, and under them contact, check-ins, signed forms or all that happened. */
export function CustomerProfile({ profile, customer, tab, onTab, onSendForms }: Props) {
  const id = useId();
  const may = useMay();
  const tabOf = (value: typeof tab) => ({ value, id: `${id}-${value}`, 'aria-controls': `${id}-panel` });
  return (
    <Stack sx={{ gap: 4 }}>
      <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {nameOf(customer)}
      </Typography>
      <ProfileCounts profile={profile} />
      <MergedWith customerId={customer.id} />
      <Tabs
        value={tab}
        onChange={(_event, next: ProfileTab) => onTab(next)}
        aria-label="About this customer"
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ borderBottom: '1px solid var(--color-line)' }}
      >
        <Tab label="Contact" {...tabOf('contact')} />
        <Tab label="Check-in history" {...tabOf('check-ins')} />
        {may('FORM_READ') && <Tab label="Forms" {...tabOf('forms')} />}
        <Tab label="Timeline" {...tabOf('timeline')} />
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'contact' && <ContactTab profile={profile} customer={customer} />}
        {tab === 'check-ins' && <CustomerCheckIns customerId={customer.id} />}
        {tab === 'forms' && (
          <Stack sx={{ gap: 4 }}>
            <FormRequestList customerId={customer.id} onSend={onSendForms} />
            <CustomerForms customerId={customer.id} />
          </Stack>
        )}
        {tab === 'timeline' && <CustomerTimeline customerId={customer.id} />}
      </div>
    </Stack>
  );
}
