import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { choosePrintSize, type PrintSize, printSizes, readPrintSize } from '../../ui/print-size';
import { isOnlyHere } from '../../ui/reachable-address';
import { ChoiceField } from './ChoiceField';
import { CopyField } from './CopyField';
import { DialogFrame } from './DialogFrame';
import { PhonesCannotReach } from './PhonesCannotReach';
import { QrCode, type QrCodeProps } from './QrCode';

interface Props extends QrCodeProps {
  /** Page that prints it. */
  posterPath: string;
  /** Path at which this dialog is open. */
  path: string;
  localNetworkUrl: string | null;
  /** What to do with it. */
  children: ReactNode;
  onClose: () => void;
}

const printSizeNames: Record<PrintSize, string> = { 100: 'Quarter', 200: 'Half', 300: 'Full' };

/** A QR code to look at and to print in one of three sizes, with its link. */
export function QrCodeDialog({ posterPath, path, localNetworkUrl, children, onClose, ...code }: Props) {
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
        {children}
        {isOnlyHere(code.address) && <PhonesCannotReach localNetworkUrl={localNetworkUrl} path={path} />}
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
          <QrCode {...code} />
        </Box>
        <ChoiceField
          label="Size on the page"
          value={size}
          choices={printSizes.map((each) => [each, printSizeNames[each]] as const)}
          onChange={setSize}
        />
        <CopyField label="Link in the QR code" text={code.address} />
      </Stack>
    </DialogFrame>
  );
}
