import BrushIcon from '@mui/icons-material/BrushOutlined';
import QrCodeIcon from '@mui/icons-material/QrCode2';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { AppPreview } from './AppPreview';
import type { CheckInAppSettingsFragment } from './check-in-app.generated';

interface Props {
  app: CheckInAppSettingsFragment;
  businessName: string;
  mayEdit: boolean;
  mayLaunch: boolean;
  onSettings: () => void;
  onCode: () => void;
  onCustomize: () => void;
}

/** The banner 'Preview' with its buttons, over the check-in form as it is now. */
export function PreviewPanel({ app, businessName, mayEdit, mayLaunch, onSettings, onCode, onCustomize }: Props) {
  const editRefusal = mayLaunch
    ? 'Only the owner and managers change the check-in app.'
    : 'Only the owner and managers change the check-in app, and the front desk launches it.';
  return (
    <Paper component="section" variant="outlined" aria-labelledby="preview" sx={{ overflow: 'hidden' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          paddingInline: { xs: 4, sm: 5 },
          paddingBlock: 3,
          borderBottom: '1px solid var(--color-line)',
        }}
      >
        <Typography id="preview" variant="h3" component="h2" sx={{ flex: '1 0 auto' }}>
          Preview
        </Typography>
        <Box
          sx={{
            display: { xs: 'grid', sm: 'flex' },
            gridAutoColumns: '1fr',
            gridAutoFlow: 'column',
            gap: 2,
            flex: { xs: '1 0 100%', sm: 'none' },
            '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
            '& .MuiButton-root': { paddingInline: { xs: '8px', sm: '18px' }, whiteSpace: 'nowrap' },
          }}
        >
          {mayEdit && (
            <Button variant="outlined" startIcon={<SettingsIcon />} onClick={onSettings}>
              Settings
            </Button>
          )}
          <Button variant="outlined" startIcon={<QrCodeIcon />} onClick={onCode}>
            QR Code
          </Button>
          {mayEdit && (
            <Button variant="outlined" startIcon={<BrushIcon />} onClick={onCustomize}>
              Customize
            </Button>
          )}
        </Box>
        {!mayEdit && (
          <Typography variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
            {editRefusal}
          </Typography>
        )}
      </Box>
      <Box sx={{ padding: { xs: 3, sm: 5 }, background: 'var(--color-surface-2)' }}>
        <AppPreview settings={app} businessName={businessName} />
      </Box>
    </Paper>
  );
}
