import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { rangeWords, weekdays } from './hour-words';
import type { WeeklyRangeFragment } from './hours.generated';

interface Props {
  weekly: readonly WeeklyRangeFragment[];
  /** Said of a day without hours. */
  noHours: string;
  /** Null where they are only read. */
  actions: {
    onEdit: (range: WeeklyRangeFragment) => void;
    onDelete: (range: WeeklyRangeFragment) => void;
    onCopy: (weekday: number) => void;
  } | null;
}

const line = { display: 'flex', alignItems: 'center', minHeight: 'var(--touch)' };

/** The hours of a week, day by day. */
export function WeeklyHours({ weekly, noHours, actions }: Props) {
  if (weekly.length === 0) return <Typography color="textSecondary">No hours yet.</Typography>;
  return (
    <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }} aria-label="Weekly hours">
      {weekdays.map((day, weekday) => {
        const ranges = weekly.filter((range) => range.weekday === weekday);
        return (
          <Box
            component="li"
            key={day}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr auto', sm: '120px 1fr auto' },
              columnGap: 3,
              paddingBlock: 1,
              borderTop: '1px solid var(--color-line)',
            }}
          >
            <Box sx={{ ...line, fontWeight: 600 }}>{day}</Box>
            <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' } }}>
              {ranges.length === 0 && <Box sx={{ ...line, color: 'text.secondary' }}>{noHours}</Box>}
              {ranges.map((range) => (
                <Box key={range.id} sx={line}>
                  <Box className="numbers" sx={{ flex: 1 }}>
                    {rangeWords(range)}
                  </Box>
                  {actions && (
                    <>
                      <IconButton aria-label={`Edit ${day} ${rangeWords(range)}`} onClick={() => actions.onEdit(range)}>
                        <EditIcon fontSize="small" />
                      </IconButton>
                      <IconButton
                        aria-label={`Delete ${day} ${rangeWords(range)}`}
                        onClick={() => actions.onDelete(range)}
                      >
                        <DeleteIcon fontSize="small" />
                      </IconButton>
                    </>
                  )}
                </Box>
              ))}
            </Box>
            <Box sx={{ ...line, minWidth: 'var(--touch)', gridRow: 1, gridColumn: { xs: 2, sm: 3 } }}>
              {actions && ranges.length > 0 && (
                <IconButton
                  aria-label={`Copy the hours of ${day}`}
                  title={`Copy the hours of ${day}`}
                  onClick={() => actions.onCopy(weekday)}
                >
                  <CopyIcon fontSize="small" />
                </IconButton>
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
