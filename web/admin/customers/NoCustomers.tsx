import SearchIcon from '@mui/icons-material/Search';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import Button from '@mui/material/Button';
import { EmptyState } from '../pieces/EmptyState';
import type { CustomersUrl } from './use-customers-url';

interface Props {
  url: CustomersUrl;
  /** Neither search nor filter. */
  isWhole: boolean;
  onAdd: (() => void) | null;
}

/** What stands where the list is empty. */
export function NoCustomers({ url, isWhole, onAdd }: Props) {
  if (isWhole)
    return (
      <EmptyState
        icon={<PeopleIcon />}
        title="No Customers Yet"
        action={
          onAdd && (
            <Button variant="contained" onClick={onAdd}>
              Add Customer
            </Button>
          )
        }
      >
        Customers can be added manually or when they check in.
      </EmptyState>
    );
  if (url.search)
    return <EmptyState icon={<SearchIcon />} title={`Your search - ${url.search} - did not match any data.`} />;
  if (url.birthMonth || url.birthYear || url.tag)
    return (
      <EmptyState
        icon={<SearchIcon />}
        title="No Customer Found"
        action={
          <Button variant="outlined" onClick={() => url.filter({ month: null, year: null, tag: null })}>
            Clear Filters
          </Button>
        }
      />
    );
  return <EmptyState icon={<PeopleIcon />} title="Nobody is archived." />;
}
