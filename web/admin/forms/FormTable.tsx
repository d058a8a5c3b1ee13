import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { media } from '../../ui/breakpoints';
import { useAccount } from '../accounts/use-account';
import { moment } from '../check-ins/times';
import type { ListedFormFragment } from './forms.generated';
import { signatureWords } from './form-words';

interface Props {
  forms: readonly ListedFormFragment[];
  selected: ReadonlySet<string>;
  /** Null where nothing can be done with a selection. */
  onSelect: ((selected: ReadonlySet<string>) => void) | null;
  onOpen: (id: string) => void;
  /** At the end of a row. */
  tools: (form: ListedFormFragment) => ReactNode;
}

const nameSx = { justifyContent: 'start', textAlign: 'left', marginLeft: '-18px', overflowWrap: 'anywhere' } as const;

/** The forms as a table, on a phone as cards. */
export function FormTable({ forms, selected, onSelect, onOpen, tools }: Props) {
  const isPhone = useMediaQuery(media.phone);
  const { timeZone } = useAccount().business;
  function toggle(id: string) {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect?.(next);
  }
  const box = ({ id, name }: ListedFormFragment) => (
    <Checkbox
      checked={selected.has(id)}
      onChange={() => toggle(id)}
      slotProps={{ input: { 'aria-label': `Select ${name}` } }}
      sx={{ width: 'var(--touch)', height: 'var(--touch)' }}
    />
  );
  const title = ({ id, name }: ListedFormFragment) => (
    <Button onClick={() => onOpen(id)} sx={nameSx}>
      {name}
    </Button>
  );
  const changed = ({ changedAt }: ListedFormFragment) => moment(changedAt, timeZone);
  if (isPhone)
    return (
      <Box component="ul" aria-label="Forms" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {forms.map((form) => (
          <Box
            component="li"
            key={form.id}
            sx={{ display: 'flex', alignItems: 'start', paddingBlock: 2, borderBottom: '1px solid var(--color-line)' }}
          >
            {onSelect && <Box sx={{ marginLeft: '-10px', marginRight: 4 }}>{box(form)}</Box>}
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {title(form)}
              <Typography variant="body2" color="textSecondary" className="numbers">
                {`${signatureWords(form.signatureRequired)} · Version ${form.version}`}
                <br />
                {`Changed ${changed(form)}`}
              </Typography>
            </Box>
            <Box data-tools>{tools(form)}</Box>
          </Box>
        ))}
      </Box>
    );
  const isAll = forms.every(({ id }) => selected.has(id));
  return (
    <Table aria-label="Forms" stickyHeader sx={{ '& td, & th': { paddingBlock: 1 }, '& thead th': { top: 64 } }}>
      <TableHead>
        <TableRow>
          {onSelect && (
            <TableCell padding="checkbox">
              <Checkbox
                checked={isAll}
                indeterminate={selected.size > 0 && !isAll}
                onChange={() => onSelect(new Set(isAll ? [] : forms.map(({ id }) => id)))}
                slotProps={{ input: { 'aria-label': 'Select all' } }}
              />
            </TableCell>
          )}
          <TableCell>Name</TableCell>
          <TableCell>Signature required</TableCell>
          <TableCell>Version</TableCell>
          <TableCell>Last change</TableCell>
          <TableCell>
            <span className="unseen">Actions</span>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {forms.map((form) => (
          <TableRow key={form.id} hover selected={selected.has(form.id)}>
            {onSelect && <TableCell padding="checkbox">{box(form)}</TableCell>}
            <TableCell component="th" scope="row">
              {title(form)}
            </TableCell>
            <TableCell>{form.signatureRequired ? 'Yes' : 'No'}</TableCell>
            <TableCell className="numbers">{form.version}</TableCell>
            <TableCell className="numbers">{changed(form)}</TableCell>
            <TableCell align="right" data-tools>
              {tools(form)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
