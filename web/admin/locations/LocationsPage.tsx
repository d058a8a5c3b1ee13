import StoreIcon from '@mui/icons-material/StorefrontOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useNavigate } from 'react-router';
import { checkInsPath } from '../check-ins/paths';
import { refusalOf } from '../connection/refusal';
import { EmptyState } from '../pieces/EmptyState';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { LateSkeleton } from '../pieces/LateSkeleton';
import { LoadFailed } from '../pieces/LoadFailed';
import { Page } from '../shell/Page';
import { useLocationsPage_LocationsQuery } from './locations.generated';
import { LocationCard } from './LocationCard';
import { addBusinessPath } from '../accounts/paths';
import { useAccount } from '../accounts/use-account';
import { useSwitchBusiness } from '../accounts/use-switch-business';

const interval = 30_000;

/** How the queues of all businesses stand where the viewer may see them. */
export function LocationsPage() {
  const { business } = useAccount();
  const navigate = useNavigate();
  const { data, previousData, error, refetch } = useLocationsPage_LocationsQuery({
    pollInterval: interval,
    skipPollAttempt: () => document.hidden,
  });
  const switching = useSwitchBusiness();
  const locations = (data ?? previousData)?.locations;
  return (
    <Page title="Locations">
      <Stack sx={{ gap: 5 }}>
        <ErrorAlert error={switching.error} onDismiss={switching.dismiss} />
        {error && <LoadFailed message={refusalOf(error).message} onRetry={refetch} />}
        {!error && !locations && <LateSkeleton rows={3} height={160} />}
        {locations && locations.length < 2 && (
          <EmptyState
            icon={<StoreIcon />}
            title="You have one business"
            action={
              <Button variant="contained" component={Link} to={addBusinessPath}>
                Add a business
              </Button>
            }
          >
            With a second one you see here how busy each of them is.
          </EmptyState>
        )}
        {locations && locations.length > 1 && (
          <>
            <Typography color="textSecondary">
              The queues of today, read again every 30 seconds. Choose a business to switch to it.
            </Typography>
            <Box
              component="ul"
              aria-label="Your businesses"
              sx={{
                display: 'grid',
                gap: 4,
                margin: 0,
                padding: 0,
                listStyle: 'none',
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
              }}
            >
              {locations.map((location) => (
                <LocationCard
                  key={location.id}
                  location={location}
                  isOpen={location.id === business.id}
                  isDisabled={switching.opening !== null}
                  onChoose={() =>
                    location.id === business.id ? void navigate(checkInsPath) : switching.switchTo(location.id)
                  }
                />
              ))}
            </Box>
          </>
        )}
      </Stack>
    </Page>
  );
}
