import SignedIcon from '@mui/icons-material/DrawOutlined';
import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import KeepIcon from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { CatalogueSearch } from '../../catalogue/CatalogueSearch';
import { useKeys } from '../../ui/use-keys';
import { useMay } from '../accounts/use-may';
import { EmptyState } from '../pieces/EmptyState';
import { lateDialog } from '../pieces/late';
import { Page } from '../shell/Page';
import { FormsTabs } from './FormsTabs';
import { NothingFound } from './NothingFound';
import { SignedFilters } from './SignedFilters';
import { SignedList } from './SignedList';
import { type SignedUrl, useSignedUrl } from './use-signed-url';

const ExportSignaturesDialog = lateDialog(
  () => import('./ExportSignaturesDialog'),
  'ExportSignaturesDialog',
  'Export signed forms',
);
const KeepFormsDialog = lateDialog(() => import('./KeepFormsDialog'), 'KeepFormsDialog', 'How long to keep');

/** As high as the filters beside it. */
const tool = { height: 'var(--touch)' } as const;

/** What customers confirmed and signed: /account/forms/signed. */
export function SignedPage() {
  const may = useMay();
  const url = useSignedUrl();
  return (
    <Page title="Forms">
      <FormsTabs />
      {may('SIGNATURE_READ') ? (
        <Signed url={url} />
      ) : (
        <EmptyState icon={<SignedIcon />} title="Your role does not see what customers signed">
          The owner can change your role.
        </EmptyState>
      )}
    </Page>
  );
}

function Signed({ url }: { url: SignedUrl }) {
  const may = useMay();
  const search = useRef<HTMLInputElement>(null);
  useKeys({ '/': () => search.current?.focus() });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, marginBottom: 4 }}>
        <Box sx={{ flex: '1 1 160px' }}>
          <CatalogueSearch
            input={search}
            value={url.filter.search}
            label="Search Names"
            onSearch={(q) => url.change({ q })}
          />
        </Box>
        <SignedFilters url={url} />
        {may('SIGNATURE_KEEP') && (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<KeepIcon />}
            onClick={() => url.open({ action: 'keep' })}
            sx={tool}
          >
            How long to keep
          </Button>
        )}
        {may('SIGNATURE_EXPORT') && (
          <Button
            variant="outlined"
            startIcon={<ExportIcon />}
            disabled={url.endsBeforeItBegins}
            onClick={() => url.open({ action: 'export' })}
            sx={tool}
          >
            Export
          </Button>
        )}
      </Box>
      {url.endsBeforeItBegins ? <NothingFound url={url} /> : <SignedList url={url} />}
      {url.action === 'export' && may('SIGNATURE_EXPORT') && (
        <ExportSignaturesDialog filter={url.filter} onClose={url.close} />
      )}
      {url.action === 'keep' && may('SIGNATURE_KEEP') && <KeepFormsDialog onClose={url.close} />}
    </>
  );
}
