import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import { media } from '../../ui/breakpoints';
import { useOnline } from '../../ui/use-online';
import { useConnected } from '../connection/use-connected';

/** On the lower edge of the top bar, over the space between it and the page: it moves nothing, and hides and takes no press. */
export function OfflineBar() {
  const isConnected = useConnected();
  const isOnline = useOnline();
  return (
    <Box role="status">
      {!isConnected && (
        <Box
          sx={{
            position: 'absolute',
            insetInline: 0,
            bottom: -9,
            display: 'flex',
            gap: 2,
            alignItems: 'center',
            justifyContent: 'center',
            paddingInline: 3,
            background: 'var(--color-attention-soft)',
            color: 'var(--color-text)',
            fontSize: 'var(--text-xs)',
            lineHeight: '18px',
            whiteSpace: 'nowrap',
            pointerEvents: 'none',
          }}
        >
          <CloudOffIcon sx={{ fontSize: 16 }} />
          <span>
            {isOnline ? 'No connection to Greeter.' : 'You are offline.'} What you see may be old
            <Box component="span" sx={{ [`@media ${media.phone}`]: { display: 'none' } }}>
              ; it refreshes by itself when the connection is back
            </Box>
            .
          </span>
        </Box>
      )}
    </Box>
  );
}
