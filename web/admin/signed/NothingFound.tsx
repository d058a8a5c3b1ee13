import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import { EmptyState } from '../pieces/EmptyState';
import type { SignedUrl } from './use-signed-url';

/** Stands where the filters leave nothing. */
export const NothingFound = ({ url }: { url: SignedUrl }) => (
  <EmptyState
    icon={<SearchIcon />}
    title="Nothing Found"
    action={
      <Button variant="outlined" onClick={() => url.change({ form: null, from: null, to: null })}>
        Clear Filters
      </Button>
    }
  />
);
