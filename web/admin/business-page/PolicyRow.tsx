import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';

interface Props {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onView: () => void;
  /** Null where it is only read. */
  actions: { onMove: (by: -1 | 1) => void; onRemove: () => void } | null;
}

/** Not `disabled`, which would take the focus from who moves it with the keyboard. */
const atEnd = { '&[aria-disabled=true]': { color: 'text.disabled', cursor: 'default' } };

/** A form that the page shows. */
export function PolicyRow({ name, isFirst, isLast, onView, actions }: Props) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', paddingBlock: 1, borderTop: '1px solid var(--color-line)' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Button
          onClick={onView}
          sx={{ textAlign: 'left', overflowWrap: 'anywhere', marginLeft: '-18px', justifyContent: 'start' }}
        >
          {name}
        </Button>
      </Box>
      {actions && (
        <>
          <IconButton
            aria-label={`Move ${name} up`}
            aria-disabled={isFirst}
            sx={atEnd}
            onClick={() => !isFirst && actions.onMove(-1)}
          >
            <UpIcon fontSize="small" />
          </IconButton>
          <IconButton
            aria-label={`Move ${name} down`}
            aria-disabled={isLast}
            sx={atEnd}
            onClick={() => !isLast && actions.onMove(1)}
          >
            <DownIcon fontSize="small" />
          </IconButton>
          <IconButton aria-label={`Remove ${name}`} onClick={actions.onRemove}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        </>
      )}
    </Box>
  );
}
