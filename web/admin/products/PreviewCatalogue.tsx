import { useCallback, useState } from 'react';
import { CatalogueList } from '../../catalogue/CatalogueList';
import { englishCatalogue } from './english-catalogue';
import type { CatalogueItemFragment } from './products.generated';

interface Props {
  items: readonly CatalogueItemFragment[];
  search: string;
  onOpenAlbum: (item: CatalogueItemFragment) => void;
}

/** The catalogue as visitors see it. What is selected here is forgotten. */
export function PreviewCatalogue({ items, search, onOpenAlbum }: Props) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    ({ id }: CatalogueItemFragment) =>
      setSelected((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  return (
    <CatalogueList
      items={items}
      search={search}
      words={englishCatalogue}
      level={2}
      selected={selected}
      onToggle={toggle}
      onOpenAlbum={onOpenAlbum}
    />
  );
}
