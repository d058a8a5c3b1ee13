import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface Props {
  /** Such as 'Somebody else changed this check-in'. */
  title: string;
  lines: readonly (readonly [field: string, now: string, mine: string])[];
  isBusy: boolean;
  onSaveMine: () => void;
  onTakeTheirs: () => void;
}

const cell = {
  padding: '6px 12px 6px 0',
  textAlign: 'left',
  verticalAlign: 'top',
  fontWeight: 400,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
} as const;

/** What differs. */
const mark = {
  padding: '0 4px',
  borderRadius: 1,
  color: 'inherit',
  fontWeight: 700,
  backgroundColor: 'var(--color-surface)',
} as const;

/** Of a long form one saves at the end. Its buttons last: what is chosen must be in sight. */
function bringIntoSight(element: HTMLElement | null) {
  for (const part of [element, element?.querySelector('button')]) part?.scrollIntoView?.({ block: 'nearest' });
}

/** Somebody else saved first: compares both versions and lets the user choose. */
export function StaleComparison({ title, lines, isBusy, onSaveMine, onTakeTheirs }: Props) {
  return (
    <Alert
      ref={bringIntoSight}
      severity="warning"
      sx={{ scrollMarginTop: 88, alignItems: 'flex-start', '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <AlertTitle sx={{ fontWeight: 650 }}>{title}</AlertTitle>
      What you typed is still here.
      <Box
        component="table"
        sx={{
          width: '100%',
          marginBlock: 2,
          borderCollapse: 'collapse',
          '& th, & td': cell,
          '& thead th': { fontWeight: 600 },
          '& tr > :first-child': { width: '1%', whiteSpace: 'nowrap', color: 'text.secondary' },
          '& tr > :not(:first-child)': { width: '50%' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">
              <Box
                component="span"
                sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
              >
                Field
              </Box>
            </th>
            <th scope="col">As it is now</th>
            <th scope="col">Yours</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(([field, now, yours]) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              <td>
                {now === yours ? (
                  now
                ) : (
                  <Box component="mark" sx={mark}>
                    {now}
                  </Box>
                )}
              </td>
              <td>
                {now === yours ? (
                  yours
                ) : (
                  <Box component="mark" sx={mark}>
                    {yours}
                  </Box>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" color="inherit" loading={isBusy} onClick={onSaveMine}>
          Save mine anyway
        </Button>
        <Button color="inherit" disabled={isBusy} onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </Box>
    </Alert>
  );
}
