import SignedIcon from '@mui/icons-material/DrawOutlined';
import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import KeepIcon from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { CatalogueSearch } from '../../catalogue/CatalogueSearch';
import { useKeys } from '../../ui/use-keys';
import { useMay } from '../accounts/use-may';
import type { MenuEntry } from '../pieces/ActionMenu';
import { EmptyState } from '../pieces/EmptyState';
import { lateDialog } from '../pieces/late';
import { MenuButton } from '../pieces/MenuButton';
import { Page } from '../shell/Page';
import { FormsTabs } from './FormsTabs';
import { SignedFilters } from './SignedFilters';
import { SignedList } from './SignedList';
import { type SignedUrl, useSignedUrl } from './use-signed-url';

const ExportSignaturesDialog = lateDialog(
  () => import('./ExportSignaturesDialog'),
  'ExportSignaturesDialog',
  'Export signed forms',
);
const KeepFormsDialog = lateDialog(() => import('./KeepFormsDialog'), 'KeepFormsDialog', 'How long to keep');

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
  const entries: MenuEntry[] = [];
  if (may('SIGNATURE_EXPORT')) entries.push(['Export', ExportIcon, () => url.open({ action: 'export' })]);
  if (may('SIGNATURE_KEEP')) entries.push(['How long to keep…', KeepIcon, () => url.open({ action: 'keep' })]);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, marginBottom: 4 }}>
        <Box sx={{ flex: '1 1 220px' }}>
          <CatalogueSearch
            input={search}
            value={url.filter.search}
            label="Search Names"
            onSearch={(q) => url.change({ q })}
          />
        </Box>
        <SignedFilters url={url} />
        {entries.length > 0 && <MenuButton label="Export and keeping" entries={entries} />}
      </Box>
      <SignedList url={url} />
      {url.action === 'export' && may('SIGNATURE_EXPORT') && (
        <ExportSignaturesDialog filter={url.filter} onClose={url.close} />
      )}
      {url.action === 'keep' && may('SIGNATURE_KEEP') && <KeepFormsDialog onClose={url.close} />}
    </>
  );
}
