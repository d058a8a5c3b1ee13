import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useRef } from 'react';
import { CatalogueSearch } from '../../catalogue/CatalogueSearch';
import { useKeys } from '../../ui/use-keys';
import { useMay } from '../accounts/use-may';
import { Page } from '../shell/Page';
import { ArchivedCatalogue } from './ArchivedCatalogue';
import { englishCatalogue } from './english-catalogue';
import { ListMenu } from './ListMenu';
import { LiveCatalogue } from './LiveCatalogue';
import { type CatalogueViewName, useProductsUrl } from './use-products-url';

const views: [CatalogueViewName, string][] = [
  ['edit', 'Edit'],
  ['preview', 'Preview'],
  ['archived', 'Archived'],
];

/** Products & Services: /account/products. */
export function ProductsPage() {
  const mayWrite = useMay()('CATALOGUE_WRITE');
  const url = useProductsUrl();
  const view = mayWrite ? url.view : 'edit';
  const canEdit = mayWrite && view === 'edit';
  const search = useRef<HTMLInputElement>(null);
  const add = () => url.open({ action: 'add-item' });
  useKeys({
    '/': () => search.current?.focus(),
    n: () => {
      if (canEdit) add();
    },
  });
  return (
    <Page
      title="Products & Services"
      action={
        canEdit && (
          <Button variant="contained" startIcon={<AddIcon />} aria-keyshortcuts="n" onClick={add}>
            Add Item
          </Button>
        )
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, marginBottom: 5 }}>
        <Box sx={{ flex: '1 1 300px' }}>
          <CatalogueSearch
            input={search}
            value={url.search}
            label={englishCatalogue.search}
            onSearch={(q) => url.set({ q })}
          />
        </Box>
        {mayWrite && (
          <ToggleButtonGroup
            exclusive
            color="primary"
            aria-label="Show"
            value={view}
            onChange={(_event, next: CatalogueViewName | null) => {
              if (next) url.set({ view: next === 'edit' ? null : next });
            }}
          >
            {views.map(([value, word]) => (
              <ToggleButton key={value} value={value} sx={{ height: 'var(--touch)', paddingInline: 4 }}>
                {word}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
        {canEdit && (
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => url.open({ action: 'add-category' })}
            sx={{ minHeight: 'var(--touch)' }}
          >
            Add Category
          </Button>
        )}
        <ListMenu onImport={mayWrite ? () => url.open({ view: null, action: 'import' }) : null} />
      </Box>
      {view === 'archived' ? (
        <ArchivedCatalogue search={url.search} />
      ) : (
        <LiveCatalogue url={url} canEdit={canEdit} isPreview={view === 'preview'} />
      )}
    </Page>
  );
}
