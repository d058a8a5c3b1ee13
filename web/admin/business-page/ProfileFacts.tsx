import Stack from '@mui/material/Stack';
import { formatPhone } from '../../ui/phone-number';
import { RichText } from '../../ui/RichText/RichText';
import { FactList } from '../pieces/FactList';
import type { BusinessPageProfileFragment } from './business-page.generated';

/** The profile for those who do not change it. */
export function ProfileFacts({ profile }: { profile: BusinessPageProfileFragment }) {
  const { name, address, city, state, zip, phone, timeZone, vanityName, about } = profile;
  return (
    <Stack sx={{ gap: 5 }}>
      <FactList
        facts={[
          ['Business name', name],
          ['Address', `${address}, ${city}, ${state} ${zip}`],
          ['Phone', formatPhone(phone)],
          ['Time zone', timeZone],
          ['Vanity name', vanityName ?? 'None'],
        ]}
      />
      <RichText html={about} />
    </Stack>
  );
}
