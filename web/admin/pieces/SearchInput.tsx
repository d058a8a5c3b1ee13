import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { maxSearch } from '../../limits';

interface Props {
  /** Its name and placeholder. */
  label: string;
  value: string;
  autoFocus?: boolean;
  onChange: (text: string) => void;
}

/** Searches what is on the screen already, with each letter. */
export const SearchInput = ({ label, value, autoFocus, onChange }: Props) => (
  <OutlinedInput
    type="search"
    autoFocus={autoFocus}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    // A form may lie around it: it is not sent from here.
    onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    placeholder={label}
    fullWidth
    startAdornment={
      <InputAdornment position="start">
        <SearchIcon />
      </InputAdornment>
    }
    slotProps={{ input: { 'aria-label': label, maxLength: maxSearch, autoComplete: 'off' } }}
    sx={{ height: 44 }}
  />
);
