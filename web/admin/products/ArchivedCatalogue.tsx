import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CatalogueList } from '../../catalogue/CatalogueList';
import { hasWords } from '../../catalogue/plain-text';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { Pending } from '../pieces/Pending';
import { PlanWarning } from '../plans/PlanWarning';
import { englishCatalogue } from './english-catalogue';
import style from './OwnerCatalogue.module.css';
import type { CatalogueItemFragment } from './products.generated';
import { useCatalogue } from './use-catalogue';
import { useCatalogueChanges } from './use-catalogue-changes';

const words = { ...englishCatalogue, empty: 'Nothing is archived.' };

/** What was archived, with Restore. */
export function ArchivedCatalogue({ search }: { search: string }) {
  const { items, categories, found, isSearching, error, refetch } = useCatalogue(search, true);
  const changes = useCatalogueChanges(refetch);
  const restore = (name: string, work: () => void) => (
    <button type="button" className={style.plain} aria-label={`Restore ${name}`} onClick={work}>
      Restore
    </button>
  );
  if (!items) return <Pending error={error} onRetry={refetch} rows={5} height={80} />;
  const groups = categories.filter(({ name }) => hasWords([name], found));
  return (
    <Stack
      aria-busy={isSearching}
      sx={{ gap: 6, opacity: isSearching ? 0.55 : 1, transition: 'opacity var(--motion)' }}
    >
      <ErrorAlert error={changes.error} onDismiss={changes.dismiss} />
      <PlanWarning gate={changes.gate} />
      {groups.length > 0 && (
        <Box component="section" aria-label="Archived categories">
          <Typography variant="h3" component="h2">
            Categories
          </Typography>
          <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {groups.map((category) => (
              <Box
                component="li"
                key={category.id}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 3,
                  paddingBlock: 2,
                  borderBottom: '1px solid var(--color-line)',
                }}
              >
                <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 650 }}>{category.name}</Box>
                {restore(category.name, () => void changes.restoreCategory(category))}
              </Box>
            ))}
          </Box>
        </Box>
      )}
      {(items.length > 0 || groups.length === 0) && (
        <CatalogueList
          items={items}
          search={found}
          words={words}
          level={2}
          rowTools={(item: CatalogueItemFragment) => restore(item.name, () => void changes.restore(item))}
        />
      )}
    </Stack>
  );
}
