import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { lateDialog } from '../pieces/late';
import type { CustomersUrl } from './use-customers-url';
import { useErasureRequests } from './use-erasure-requests';

const ErasureRequestsDialog = lateDialog(
  () => import('./ErasureRequestsDialog'),
  'ErasureRequestsDialog',
  'Erasure requests',
);

const action = 'erasure-requests';

/** How many customers ask to be erased, above the list; nothing while none does. */
export function ErasureBar({ url, onErased }: { url: CustomersUrl; onErased: () => void }) {
  const erasure = useErasureRequests();
  const count = erasure.requests.length;
  return (
    <>
      {count > 0 && (
        <Alert
          severity="warning"
          sx={{ marginBottom: 2 }}
          action={
            <Button color="inherit" onClick={() => url.open({ action })}>
              Show
            </Button>
          }
        >
          {count === 1 ? '1 erasure request' : `${count} erasure requests`}
        </Alert>
      )}
      {url.action === action && <ErasureRequestsDialog erasure={erasure} onErased={onErased} onClose={url.close} />}
    </>
  );
}
