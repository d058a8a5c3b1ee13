import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import { useOnline } from '../../ui/use-online';
import { useConnected } from '../connection/use-connected';

export function OfflineBar() {
  const isConnected = useConnected();
  const isOnline = useOnline();
  return (
    <Box role="status">
      {!isConnected && (
        <Box
          sx={{
            display: 'flex',
            gap: 2,
            alignItems: 'center',
            justifyContent: 'center',
            paddingBlock: 2,
            paddingInline: 4,
            background: 'var(--color-attention-soft)',
            color: 'var(--color-text)',
            fontSize: 'var(--text-s)',
          }}
        >
          <CloudOffIcon fontSize="small" /> {isOnline ? 'No connection to Greeter.' : 'You are offline.'} What you see
          may be old; it refreshes by itself when the connection is back.
        </Box>
      )}
    </Box>
  );
}
