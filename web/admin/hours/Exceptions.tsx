import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { datedWords, datesWords } from './hour-words';
import type { DateExceptionFragment } from './hours.generated';

interface Props {
  exceptions: readonly DateExceptionFragment[];
  /** The name of the list. */
  title: string;
  /** Said of a date without hours. */
  closed: string;
  /** Null where they are only read. */
  actions: {
    onEdit: (exception: DateExceptionFragment) => void;
    onDelete: (exception: DateExceptionFragment) => void;
  } | null;
}

/** Dates with other hours, by date. */
export function Exceptions({ exceptions, title, closed, actions }: Props) {
  if (exceptions.length === 0) return <Typography color="textSecondary">Every week is like the one above.</Typography>;
  return (
    <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }} aria-label={title}>
      {exceptions.map((exception) => {
        const { id, name, ranges } = exception;
        const dates = datesWords(exception);
        return (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', alignItems: 'center', paddingBlock: 1, borderTop: '1px solid var(--color-line)' }}
          >
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box component="span" sx={{ fontWeight: 600 }}>
                {dates}
              </Box>
              {` · ${name}`}
              <Typography variant="body2" color="textSecondary" className="numbers">
                {datedWords(ranges, closed)}
              </Typography>
            </Box>
            {actions && (
              <>
                <IconButton aria-label={`Edit ${name}, ${dates}`} onClick={() => actions.onEdit(exception)}>
                  <EditIcon fontSize="small" />
                </IconButton>
                <IconButton aria-label={`Delete ${name}, ${dates}`} onClick={() => actions.onDelete(exception)}>
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
