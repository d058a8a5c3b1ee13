import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import MonitorIcon from '@mui/icons-material/TvOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

/** Renders the tooltip next to its button: at the end of the body it would be outside all landmarks. */
const inPlace = { popper: { disablePortal: true } };

interface Props {
  monitorUrl: string | undefined;
  isToday: boolean;
  onNotToday: () => void;
  onSettings: (() => void) | null;
}

/** Beside the filters: the waitlist monitor, which needs Today, and the settings. */
export function QueueTools({ monitorUrl, isToday, onNotToday, onSettings }: Props) {
  const monitor = { 'aria-label': 'Waitlist monitor', 'aria-keyshortcuts': 'm' };
  return (
    <Box sx={{ flex: 'none', display: 'flex' }}>
      <Tooltip title="Waitlist monitor" slotProps={inPlace}>
        {isToday && monitorUrl ? (
          <IconButton component="a" href={monitorUrl} target="_blank" rel="noopener" {...monitor}>
            <MonitorIcon />
          </IconButton>
        ) : (
          <IconButton onClick={isToday ? undefined : onNotToday} {...monitor}>
            <MonitorIcon />
          </IconButton>
        )}
      </Tooltip>
      {onSettings && (
        <Tooltip title="Settings" slotProps={inPlace}>
          <IconButton aria-label="Settings" onClick={onSettings}>
            <SettingsIcon />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}
