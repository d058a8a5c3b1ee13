import AddIcon from '@mui/icons-material/Add';
import FormIcon from '@mui/icons-material/DescriptionOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useRef } from 'react';
import { CatalogueSearch } from '../../catalogue/CatalogueSearch';
import { useKeys } from '../../ui/use-keys';
import { useMay } from '../accounts/use-may';
import { EmptyState } from '../pieces/EmptyState';
import { Page } from '../shell/Page';
import { FormsTabs } from '../signed/FormsTabs';
import { FormList } from './FormList';
import { type FormsUrl, useFormsUrl } from './use-forms-url';

const views = [
  ['live', 'Forms'],
  ['archived', 'Archived'],
] as const;

/** The forms of the business: /account/forms. */
export function FormsPage() {
  const may = useMay();
  const canWrite = may('FORM_WRITE');
  const url = useFormsUrl();
  const isArchived = canWrite && url.isArchived;
  const canAdd = canWrite && !isArchived;
  const add = canAdd ? () => url.open({ action: 'add-form' }) : null;
  return (
    <Page
      title="Forms"
      action={
        add && (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 2,
              width: { xs: 1, sm: 'auto' },
              '& > *': { flex: { xs: '1 1 auto', sm: 'none' } },
            }}
          >
            <Button variant="outlined" startIcon={<PdfIcon />} onClick={() => url.open({ action: 'upload-form' })}>
              Upload PDF
            </Button>
            <Button variant="contained" startIcon={<AddIcon />} aria-keyshortcuts="n" onClick={add}>
              New Waiver/Consent Form
            </Button>
          </Box>
        )
      }
    >
      <FormsTabs />
      {may('FORM_READ') ? (
        <Forms url={{ ...url, isArchived }} canWrite={canWrite} onAdd={add} />
      ) : (
        <EmptyState icon={<FormIcon />} title="Your role does not see the forms">
          The owner can change your role.
        </EmptyState>
      )}
    </Page>
  );
}

interface Props {
  url: FormsUrl;
  canWrite: boolean;
  /** Null for those who only look, and among the archived ones. */
  onAdd: (() => void) | null;
}

function Forms({ url, canWrite, onAdd }: Props) {
  const search = useRef<HTMLInputElement>(null);
  useKeys({ '/': () => search.current?.focus(), n: () => onAdd?.() });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, marginBottom: 4 }}>
        <Box sx={{ flex: '1 1 220px' }}>
          <CatalogueSearch
            input={search}
            value={url.search}
            label="Search Forms"
            onSearch={(q) => url.set({ q, show: null })}
          />
        </Box>
        {canWrite && (
          <ToggleButtonGroup
            exclusive
            color="primary"
            aria-label="Show"
            value={url.isArchived ? 'archived' : 'live'}
            onChange={(_event, next: 'live' | 'archived' | null) => {
              if (next) url.set({ view: next === 'live' ? null : next, show: null });
            }}
          >
            {views.map(([value, word]) => (
              <ToggleButton key={value} value={value} sx={{ height: 'var(--touch)', paddingInline: 4 }}>
                {word}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
      </Box>
      <FormList key={String(url.isArchived)} url={url} canWrite={canWrite} onAdd={onAdd} />
    </>
  );
}
