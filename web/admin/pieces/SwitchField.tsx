import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface Props {
  label: string;
  help?: string;
  warning?: string | null;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A row with the label on the left and the switch on the right; the whole row is clickable. */
export function SwitchField({ label, help, warning, checked, onChange }: Props) {
  const id = useId();
  return (
    <Box>
      <Box
        component="label"
        htmlFor={id}
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 4,
          minHeight: 'var(--touch)',
          cursor: 'pointer',
          fontWeight: 600,
        }}
      >
        {label}
        <Switch
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          slotProps={{ input: { id, role: 'switch', 'aria-describedby': help ? `${id}-help` : undefined } }}
        />
      </Box>
      {help && (
        <Typography id={`${id}-help`} variant="body2" color="textSecondary">
          {help}
        </Typography>
      )}
      <Box role="status">
        {warning && (
          <Alert severity="warning" sx={{ marginTop: 2 }}>
            {warning}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
