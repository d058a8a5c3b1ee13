import Box from '@mui/material/Box';

interface Props {
  /** Labels and facts; null facts are left out. */
  facts: readonly (readonly [word: string, fact: string | null])[];
  isSmall?: boolean;
}

/** Words on the left, facts on the right. */
export function FactList({ facts, isSmall = false }: Props) {
  return (
    <Box
      component="dl"
      className="numbers"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'max-content 1fr',
        columnGap: 4,
        rowGap: 1,
        margin: 0,
        fontSize: isSmall ? 'var(--text-s)' : undefined,
        '& dt': { color: 'text.secondary' },
        '& dd': { margin: 0 },
      }}
    >
      {facts.map(
        ([word, fact]) =>
          fact && (
            <Box key={word} sx={{ display: 'contents' }}>
              <dt>{word}</dt>
              <dd>{fact}</dd>
            </Box>
          ),
      )}
    </Box>
  );
}
