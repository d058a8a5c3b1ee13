import PhoneIcon from '@mui/icons-material/Smartphone';
import TabletIcon from '@mui/icons-material/TabletMac';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { type Device, DeviceFrame } from './DeviceFrame';
import { previewPath } from './paths';
import type { PreviewSettings } from './preview-settings';
import { usePreviewFrame } from './use-preview-frame';

type Props = { settings: PreviewSettings; businessName: string };

const devices = [['tablet', 'Tablet', TabletIcon], ['phone', 'Phone', PhoneIcon]] as const;

/** The check-in form as customers see it, on a tablet or a phone. Nothing that is done in it reaches the queue. */
export function AppPreview({ settings, businessName }: Props) {
  const isWide = useMediaQuery('(min-width: 700px)');
  const [chosen, setChosen] = useState<Device | null>(null);
  const [isPressed, setPressed] = useState(false);
  const frame = usePreviewFrame({ settings, businessName, onPressed: () => setPressed(true) });
  const device = chosen ?? (isWide ? 'tablet' : 'phone');
  return (
    <Stack sx={{ gap: 4, alignItems: 'center', minWidth: 0 }}>
      {isPressed && (
        <Alert
          ref={element => element?.scrollIntoView?.({ block: 'nearest' })} severity="info" onClose={() => setPressed(false)}
          slotProps={{ closeButton: { 'aria-label': 'Dismiss' } }} sx={{ width: '100%', scrollMarginTop: 80, boxSizing: 'border-box' }}
        >
          You are in preview mode. To start checking in on your device, click the Launch App button.
        </Alert>
      )}
      <ToggleButtonGroup exclusive size="small" value={device} aria-label="Preview as" onChange={(_event, next: Device | null) => { if (next) setChosen(next); }}>
        {devices.map(([value, name, Icon]) => (
          <ToggleButton key={value} value={value} sx={{ minHeight: 'var(--touch)', gap: 2, paddingInline: 4, textTransform: 'none', color: 'text.primary' }}><Icon fontSize="small" />{name}</ToggleButton>
        ))}
      </ToggleButtonGroup>
      <DeviceFrame device={device}><iframe ref={frame} src={previewPath} title="Preview of the check-in form" /></DeviceFrame>
    </Stack>
  );
}
