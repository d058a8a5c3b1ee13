import AddIcon from '@mui/icons-material/PersonAddAlt';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { CatalogueSearch } from '../../catalogue/CatalogueSearch';
import { useKeys } from '../../ui/use-keys';
import { useAccount } from '../accounts/use-account';
import { useMay } from '../accounts/use-may';
import { lacksStandard } from '../plans/lacks-standard';
import { PlanNote } from '../plans/PlanNote';
import { Page } from '../shell/Page';
import { rolesPath } from './paths';
import { StaffList } from './StaffList';
import { useStaffUrl } from './use-staff-url';

const views = [
  ['live', 'Staff'],
  ['archived', 'Archived'],
] as const;

/** Who works at the business: /account/staff. */
export function StaffPage() {
  const mayWrite = useMay()('STAFF_WRITE');
  const isLacking = lacksStandard(useAccount().business.plan);
  const url = useStaffUrl();
  const isArchived = mayWrite && url.isArchived;
  const search = useRef<HTMLInputElement>(null);
  const add = () => url.open({ action: 'add-staff' });
  const canAdd = mayWrite && !isLacking;
  useKeys({
    '/': () => search.current?.focus(),
    n: () => {
      if (canAdd && !isArchived) add();
    },
  });
  return (
    <Page
      title="Staff"
      action={
        mayWrite &&
        !isArchived && (
          <Button variant="contained" startIcon={<AddIcon />} aria-keyshortcuts="n" disabled={isLacking} onClick={add}>
            Add Staff
          </Button>
        )
      }
    >
      {isLacking && (
        <Box sx={{ marginBottom: 5 }}>
          <PlanNote>
            Your plan does not include staff: everybody stays on the list, but nothing can be added or changed.
          </PlanNote>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, marginBottom: 4 }}>
        <Box sx={{ flex: '1 1 220px' }}>
          <CatalogueSearch
            input={search}
            value={url.search}
            label="Search Staff"
            onSearch={(q) => url.set({ q, show: null })}
          />
        </Box>
        {mayWrite && (
          <ToggleButtonGroup
            exclusive
            color="primary"
            aria-label="Show"
            value={isArchived ? 'archived' : 'live'}
            onChange={(_event, next: 'live' | 'archived' | null) => {
              if (next) url.set({ view: next === 'live' ? null : next, show: null });
            }}
          >
            {views.map(([value, word]) => (
              <ToggleButton key={value} value={value} sx={{ height: 'var(--touch)', paddingInline: 4 }}>
                {word}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
      </Box>
      <Link component={RouterLink} to={rolesPath} sx={{ display: 'inline-block', lineHeight: 'var(--touch)' }}>
        What may each role do?
      </Link>
      <StaffList url={{ ...url, isArchived }} canEdit={mayWrite} onAdd={canAdd ? add : null} />
    </Page>
  );
}
