import Stack from '@mui/material/Stack';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { LoadFailed } from '../pieces/LoadFailed';
import { Pending } from '../pieces/Pending';
import { PlanWarning } from '../plans/PlanWarning';
import { refusalOf } from '../connection/refusal';
import { CatalogueDialogs } from './CatalogueDialogs';
import { ActionMenu } from '../pieces/ActionMenu';
import { menuEntries } from './menu-entries';
import { type MenuTarget, OwnerCatalogue } from './OwnerCatalogue';
import { PreviewCatalogue } from './PreviewCatalogue';
import type { CatalogueItemFragment } from './products.generated';
import { useCatalogue } from './use-catalogue';
import { useCatalogueChanges } from './use-catalogue-changes';
import type { useProductsUrl } from './use-products-url';

interface Props {
  url: ReturnType<typeof useProductsUrl>;
  /** Otherwise everything is there to look at only. */
  canEdit: boolean;
  /** Whether the plan has a catalogue. */
  canAdd: boolean;
  isPreview: boolean;
}

/** The live items, for owners to change or as visitors see them, and the dialogs of the address. */
export function LiveCatalogue({ url, canEdit, canAdd, isPreview }: Props) {
  const { items, categories, found, isSearching, error, refetch, refresh } = useCatalogue(url.search, false);
  const changes = useCatalogueChanges(refetch);
  const [menu, setMenu] = useState<MenuTarget | null>(null);
  const latest = useRef(url);
  useEffect(() => {
    latest.current = url;
  });
  const openItem = useCallback(({ id }: CatalogueItemFragment) => latest.current.open({ item: id }), []);
  const openAlbum = useCallback(({ id }: CatalogueItemFragment) => latest.current.open({ album: id }), []);
  if (!items) return <Pending error={error} onRetry={refetch} rows={5} height={80} />;
  return (
    <Stack
      aria-busy={isSearching}
      sx={{ gap: 4, opacity: isSearching ? 0.55 : 1, transition: 'opacity var(--motion)' }}
    >
      {Boolean(error) && <LoadFailed message={refusalOf(error).message} onRetry={refetch} />}
      <ErrorAlert error={changes.error} onDismiss={changes.dismiss} />
      <PlanWarning gate={changes.gate} />
      {isPreview ? (
        <PreviewCatalogue items={items} search={found} onOpenAlbum={openAlbum} />
      ) : (
        <OwnerCatalogue
          items={items}
          categories={categories}
          search={found}
          edit={
            canEdit
              ? {
                  openMenu: setMenu,
                  openItem,
                  addItem: canAdd ? () => url.open({ action: 'add-item' }) : null,
                  rank: changes.rank,
                }
              : null
          }
          onOpenAlbum={openAlbum}
        />
      )}
      {menu && (
        <ActionMenu
          label={`Edit ${menu.item?.name ?? menu.category?.name ?? ''}`}
          anchor={menu.anchor}
          entries={menuEntries(menu, { url, changes, categories, canAdd })}
          onClose={() => setMenu(null)}
        />
      )}
      <CatalogueDialogs
        url={url}
        items={items}
        categories={categories}
        canEdit={canEdit}
        onArchiveCategory={changes.archiveCategory}
        onChanged={refresh}
      />
    </Stack>
  );
}
