import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { dateWords, datedWords } from './hour-words';
import type { DateExceptionFragment } from './hours.generated';

interface Props {
  exceptions: readonly DateExceptionFragment[];
  /** Null where they are only read. */
  actions: {
    onEdit: (exception: DateExceptionFragment) => void;
    onDelete: (exception: DateExceptionFragment) => void;
  } | null;
}

/** Dates with other hours, by date. */
export function Exceptions({ exceptions, actions }: Props) {
  if (exceptions.length === 0) return <Typography color="textSecondary">Every week is like the one above.</Typography>;
  return (
    <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }} aria-label="Exceptions">
      {exceptions.map((exception) => {
        const { id, date, name, ranges } = exception;
        return (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', alignItems: 'center', paddingBlock: 1, borderTop: '1px solid var(--color-line)' }}
          >
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box component="span" sx={{ fontWeight: 600 }}>
                {dateWords(date)}
              </Box>
              {` · ${name}`}
              <Typography variant="body2" color="textSecondary" className="numbers">
                {datedWords(ranges)}
              </Typography>
            </Box>
            {actions && (
              <>
                <IconButton aria-label={`Edit ${name}, ${dateWords(date)}`} onClick={() => actions.onEdit(exception)}>
                  <EditIcon fontSize="small" />
                </IconButton>
                <IconButton
                  aria-label={`Delete ${name}, ${dateWords(date)}`}
                  onClick={() => actions.onDelete(exception)}
                >
                  <DeleteIcon fontSize="small" />
                </IconButton>
              </>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
