import SearchIcon from '@mui/icons-material/Search';
import SignedIcon from '@mui/icons-material/DrawOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { media } from '../../ui/breakpoints';
import { useAccount } from '../accounts/use-account';
import { refusalOf } from '../connection/refusal';
import { EmptyState } from '../pieces/EmptyState';
import { lateDialog, latePart } from '../pieces/late';
import { LateSkeleton } from '../pieces/LateSkeleton';
import { LoadFailed } from '../pieces/LoadFailed';
import { Pending } from '../pieces/Pending';
import { NothingFound } from './NothingFound';
import type { ListedSignatureFragment } from './signed.generated';
import { SignedRows } from './SignedRows';
import { useSigned } from './use-signed';
import type { SignedUrl } from './use-signed-url';

const SignedGrid = latePart(() => import('./SignedGrid'), 'SignedGrid', {
  failed: 'The list could not be loaded.',
  waiting: <LateSkeleton rows={6} />,
});
const SignatureDialog = lateDialog(() => import('./SignatureDialog'), 'SignatureDialog', 'Signed form');

/** What both shapes of the list take. */
export interface SignedListProps {
  rows: readonly ListedSignatureFragment[];
  timeZone: string;
  onOpen: (id: string) => void;
}

/** What was signed, latest first, as a table, on a phone as cards. */
export function SignedList({ url }: { url: SignedUrl }) {
  const isPhone = useMediaQuery(media.phone);
  const { items, isWaiting, error, readAgain, more } = useSigned(url.filter);
  const {
    business: { timeZone },
  } = useAccount();
  const List = isPhone ? SignedRows : SignedGrid;
  return (
    <>
      {items ? (
        <Stack
          aria-busy={isWaiting}
          sx={{ gap: 3, opacity: isWaiting ? 0.55 : 1, transition: 'opacity var(--motion)' }}
        >
          {Boolean(error) && <LoadFailed message={refusalOf(error).message} onRetry={readAgain} />}
          {items.length === 0 ? (
            <NothingSigned url={url} />
          ) : (
            <List rows={items} timeZone={timeZone} onOpen={(signature) => url.open({ signature })} />
          )}
          {more && (
            <Button variant="outlined" onClick={() => void more().catch(() => undefined)} sx={{ alignSelf: 'center' }}>
              Show more
            </Button>
          )}
        </Stack>
      ) : (
        <Pending error={error} onRetry={readAgain} rows={8} />
      )}
      {url.signatureId && <SignatureDialog signatureId={url.signatureId} onClose={url.close} />}
    </>
  );
}

function NothingSigned({ url }: { url: SignedUrl }) {
  const { filter } = url;
  if (filter.search)
    return <EmptyState icon={<SearchIcon />} title={`Your search - ${filter.search} - did not match any data.`} />;
  if (filter.formId || filter.from || filter.to) return <NothingFound url={url} />;
  return (
    <EmptyState icon={<SignedIcon />} title="Nothing Signed Yet">
      What customers confirm or sign at check-in or by a link appears here.
    </EmptyState>
  );
}
