import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import ToggleButton from '@mui/material/ToggleButton';
import { useNow } from '../../ui/use-now';
import { birthYears } from './birth-years';
import { monthNames } from './customer-words';
import { useCustomerForm_TagsQuery } from './customers.generated';
import type { CustomersUrl } from './use-customers-url';

interface FilterProps {
  /** Its name, and what it says while it lets everybody through. */
  label: string;
  value: string | number | null;
  options: readonly (readonly [value: string, word: string])[];
  onChange: (value: string | null) => void;
}

function Filter({ label, value, options, onChange }: FilterProps) {
  return (
    <NativeSelect
      input={<OutlinedInput />}
      value={value ?? ''}
      inputProps={{ 'aria-label': label }}
      onChange={(event) => onChange(event.target.value || null)}
      sx={{ flex: { xs: '1 1 40%', sm: 'none' }, height: 'var(--touch)', maxWidth: { sm: 180 } }}
    >
      <option value="">{label}</option>
      {options.map(([each, word]) => (
        <option key={each} value={each}>
          {word}
        </option>
      ))}
    </NativeSelect>
  );
}

const months = monthNames.map((name, index) => [String(index + 1), name] as const);
const day = 86_400_000;

/** Birth month, birth year, tag, and the archived ones. */
export function CustomerFilters({ url }: { url: CustomersUrl }) {
  const { data } = useCustomerForm_TagsQuery({ fetchPolicy: 'cache-and-network' });
  const thisYear = new Date(useNow(day)).getFullYear();
  const tags = (data?.customerTags ?? []).map(({ tag }) => tag);
  const shown = url.tag && !tags.includes(url.tag) ? [url.tag, ...tags] : tags;
  return (
    <>
      <Filter label="Birth Month" value={url.birthMonth} options={months} onChange={(month) => url.filter({ month })} />
      <Filter
        label="Birth Year"
        value={url.birthYear}
        options={birthYears(thisYear, url.birthYear)}
        onChange={(year) => url.filter({ year })}
      />
      {shown.length > 0 && (
        <Filter
          label="Tag"
          value={url.tag}
          options={shown.map((tag) => [tag, tag])}
          onChange={(tag) => url.filter({ tag })}
        />
      )}
      <ToggleButton
        value="archived"
        color="primary"
        selected={url.isArchived}
        onChange={() => url.filter({ view: url.isArchived ? null : 'archived' })}
        sx={{ flex: { xs: '1 1 40%', sm: 'none' }, height: 'var(--touch)', paddingInline: 4 }}
      >
        Archived
      </ToggleButton>
    </>
  );
}
