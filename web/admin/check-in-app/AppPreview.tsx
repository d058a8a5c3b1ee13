import PhoneIcon from '@mui/icons-material/Smartphone';
import TabletIcon from '@mui/icons-material/TabletMac';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { media } from '../../ui/breakpoints';
import { type Device, DeviceFrame } from '../pieces/DeviceFrame';
import { previewPath } from './paths';
import type { PreviewSettings } from './customize-values';
import { usePreviewFrame } from './use-preview-frame';

interface Props {
  settings: PreviewSettings;
  businessName: string;
}

const devices = [
  ['tablet', 'Tablet', TabletIcon],
  ['phone', 'Phone', PhoneIcon],
] as const;

const bringIntoSight = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' });

/** The check-in form as customers see it, on a tablet or a phone. It never adds to the queue. */
export function AppPreview({ settings, businessName }: Props) {
  const isWide = useMediaQuery(media.tablet);
  const [choice, setChoice] = useState<Device | null>(null);
  // Presses of CHECK IN since the alert was dismissed: each one scrolls the alert into view.
  const [presses, setPresses] = useState(0);
  const device = choice ?? (isWide ? 'tablet' : 'phone');
  const onPressed = () => setPresses((count) => count + 1);
  const frame = usePreviewFrame({ settings, businessName, device, onPressed });
  return (
    <Stack sx={{ gap: 4, alignItems: 'center', minWidth: 0 }}>
      {presses > 0 && (
        <Alert
          key={presses}
          ref={bringIntoSight}
          severity="info"
          onClose={() => setPresses(0)}
          slotProps={{ closeButton: { 'aria-label': 'Dismiss' } }}
          sx={{ width: '100%', scrollMarginTop: 80, boxSizing: 'border-box' }}
        >
          You are in preview mode. To start checking in on your device, click the Launch App button.
        </Alert>
      )}
      <ToggleButtonGroup
        exclusive
        size="small"
        value={device}
        aria-label="Preview as"
        onChange={(_event, next: Device | null) => {
          if (next) setChoice(next);
        }}
      >
        {devices.map(([value, name, Icon]) => (
          <ToggleButton
            key={value}
            value={value}
            sx={{ minHeight: 'var(--touch)', gap: 2, paddingInline: 4, textTransform: 'none', color: 'text.primary' }}
          >
            <Icon fontSize="small" />
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <DeviceFrame device={device}>
        <iframe ref={frame} src={previewPath} title="Preview of the check-in form" />
      </DeviceFrame>
    </Stack>
  );
}
