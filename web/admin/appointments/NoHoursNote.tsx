import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { businessHoursPath } from '../business-page/paths';

/** Of a business without hours. */
export function NoHoursNote({ mayWriteHours }: { mayWriteHours: boolean }) {
  return (
    <Alert
      severity="info"
      role="note"
      action={
        mayWriteHours && (
          <Button component={Link} to={businessHoursPath} color="inherit" sx={{ whiteSpace: 'nowrap' }}>
            Add Business Hours
          </Button>
        )
      }
    >
      Add your business hours to make time slots available
    </Alert>
  );
}
