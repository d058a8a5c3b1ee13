import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useRef } from 'react';
import { CatalogueSearch } from '../../catalogue/CatalogueSearch';
import { useKeys } from '../../ui/use-keys';
import { useAccount } from '../accounts/use-account';
import { useMay } from '../accounts/use-may';
import { lacksStandard } from '../plans/lacks-standard';
import { PlanNote } from '../plans/PlanNote';
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
  const isLacking = lacksStandard(useAccount().business.plan);
  const search = useRef<HTMLInputElement>(null);
  const add = () => url.open({ action: 'add-item' });
  useKeys({
    '/': () => search.current?.focus(),
    n: () => {
      if (canEdit && !isLacking) add();
    },
  });
  return (
    <Page
      title="Products & Services"
      action={
        canEdit && (
          <Button variant="contained" startIcon={<AddIcon />} aria-keyshortcuts="n" disabled={isLacking} onClick={add}>
            Add Item
          </Button>
        )
      }
    >
      {isLacking && (
        <Box sx={{ marginBottom: 5 }}>
          <PlanNote>
            Your plan has no catalogue: visitors do not see it, and nothing can be added. What is here is kept.
          </PlanNote>
        </Box>
      )}
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
            disabled={isLacking}
            onClick={() => url.open({ action: 'add-category' })}
            sx={{ minHeight: 'var(--touch)' }}
          >
            Add Category
          </Button>
        )}
        <ListMenu mayImport={mayWrite} onImport={isLacking ? null : () => url.open({ view: null, action: 'import' })} />
      </Box>
      {view === 'archived' ? (
        <ArchivedCatalogue search={url.search} />
      ) : (
        <LiveCatalogue url={url} canEdit={canEdit} canAdd={!isLacking} isPreview={view === 'preview'} />
      )}
    </Page>
  );
}
