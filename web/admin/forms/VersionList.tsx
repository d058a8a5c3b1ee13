import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useAccount } from '../accounts/use-account';
import { moment } from '../check-ins/times';
import type { FormVersions_ListQuery } from './form-versions.generated';

interface Props {
  versions: FormVersions_ListQuery['formVersions']['items'];
  onShow: (number: number) => void;
  /** Null on the last page. */
  onMore: (() => void) | null;
}

/** Versions, latest first: who made each when, and a button for what it changed. */
export function VersionList({ versions, onShow, onMore }: Props) {
  const { timeZone } = useAccount().business;
  return (
    <>
      <Box component="ol" aria-label="Versions" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {versions.map(({ number, createdAt, by }) => (
          <Box
            component="li"
            key={number}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 3,
              paddingBlock: 2,
              borderBottom: '1px solid var(--color-line)',
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 650 }}>{`Version ${number}`}</Typography>
              <Typography variant="body2" color="textSecondary" className="numbers">
                {`${by}, ${moment(createdAt, timeZone)}`}
              </Typography>
            </Box>
            <Button
              aria-label={number === 1 ? 'Show version 1' : `Compare version ${number}`}
              onClick={() => onShow(number)}
            >
              {number === 1 ? 'Show' : 'Compare'}
            </Button>
          </Box>
        ))}
      </Box>
      {onMore && (
        <Button variant="outlined" color="inherit" onClick={onMore} sx={{ marginTop: 3 }}>
          Show more
        </Button>
      )}
    </>
  );
}
