import OpenIcon from '@mui/icons-material/OpenInNew';
import QrCodeIcon from '@mui/icons-material/QrCode2';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { CopyField } from '../pieces/CopyField';
import { pagePath } from '../../page-path';

interface Props {
  /** Null for none. */
  vanityName: string | null;
  /** Where Greeter is. */
  origin: string;
  onCode: () => void;
  /** Asks whether one wants a vanity name; null where one may not choose it. */
  onAskForName: (() => void) | null;
}

/** The address of the page, and the ways to show it to others. */
export function PageHeader({ vanityName, origin, onCode, onAskForName }: Props) {
  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        paddingInline: { xs: 4, sm: 5 },
        paddingBlock: 3,
      }}
    >
      {vanityName === null ? (
        <>
          <Typography color="textSecondary" sx={{ flex: '1 1 240px' }}>
            Your page has no address yet.
            {!onAskForName && ' The owner and managers choose one.'}
          </Typography>
          {onAskForName && (
            <Button
              variant="outlined"
              startIcon={<OpenIcon />}
              onClick={onAskForName}
              sx={{ flex: { xs: '1 0 100%', sm: 'none' } }}
            >
              Public View
            </Button>
          )}
        </>
      ) : (
        <CopyField
          key={vanityName}
          label="Vanity URL"
          text={origin + pagePath(vanityName)}
          word="Copy URL"
          copied="URL has been copied"
        >
          <Button variant="outlined" startIcon={<QrCodeIcon />} onClick={onCode}>
            QR Code
          </Button>
          <Button variant="outlined" startIcon={<OpenIcon />} href={pagePath(vanityName)} target="_blank">
            Public View
          </Button>
        </CopyField>
      )}
    </Paper>
  );
}
