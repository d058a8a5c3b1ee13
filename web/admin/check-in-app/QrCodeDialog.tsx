import PrintIcon from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { choosePrintSize, type PrintSize, printSizes, readPrintSize } from '../../ui/print-size';
import { isOnlyHere } from '../../ui/reachable-address';
import { DialogFrame } from '../pieces/DialogFrame';
import { CheckInQrCode } from './CheckInQrCode';
import { CopyField } from './CopyField';
import { posterPath } from './paths';
import { PhonesCannotReach } from './PhonesCannotReach';

interface Props {
  address: string;
  logo: { url: string; width: number; height: number } | null;
  /** Whether only the code on the screens is accepted. */
  isUnused: boolean;
  localNetworkUrl: string | null;
  onClose: () => void;
}

const printSizeNames: Record<PrintSize, string> = { 100: 'Quarter', 200: 'Half', 300: 'Full' };

export function QrCodeDialog({ address, logo, isUnused, localNetworkUrl, onClose }: Props) {
  const sizeId = useId();
  const [size, setSize] = useState<PrintSize>(readPrintSize);
  const actions = (
    <Button
      variant="contained"
      href={posterPath}
      target="_blank"
      startIcon={<PrintIcon />}
      onClick={() => choosePrintSize(size)}
    >
      Print
    </Button>
  );
  return (
    <DialogFrame title="QR Code" onClose={onClose} actions={actions} width="sm">
      <Stack sx={{ gap: 4 }}>
        {isUnused ? (
          <Alert severity="warning">
            This QR code lets nobody in while 'Only from here' is on in the settings. Customers scan the code on the
            kiosk or the waitlist monitor, which changes every 3 minutes. This one asks them to do so.
          </Alert>
        ) : (
          <Typography>
            Customers scan this QR code with their phone to check in. Print it as often as you want, and put it on the
            door, the counter or the tables.
          </Typography>
        )}
        {isOnlyHere(address) && <PhonesCannotReach localNetworkUrl={localNetworkUrl} />}
        <Box
          sx={{
            justifySelf: 'center',
            alignSelf: 'center',
            lineHeight: 0,
            borderRadius: 3,
            overflow: 'hidden',
            border: '1px solid var(--color-line)',
            background: '#fff',
          }}
        >
          <CheckInQrCode address={address} logo={logo} />
        </Box>
        <div>
          <FormLabel
            id={sizeId}
            sx={{
              display: 'block',
              marginBottom: 1,
              fontWeight: 600,
              fontSize: 'var(--text-s)',
              color: 'text.primary',
            }}
          >
            Size on the page
          </FormLabel>
          <ToggleButtonGroup
            exclusive
            fullWidth
            color="primary"
            value={size}
            aria-labelledby={sizeId}
            onChange={(_event, next: PrintSize | null) => {
              if (next) setSize(next);
            }}
          >
            {printSizes.map((each) => (
              <ToggleButton
                key={each}
                value={each}
                sx={{ minHeight: 'var(--touch)', textTransform: 'none', fontSize: '0.9375rem' }}
              >
                {printSizeNames[each]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </div>
        <CopyField label="Link in the QR code" text={address} />
      </Stack>
    </DialogFrame>
  );
}
