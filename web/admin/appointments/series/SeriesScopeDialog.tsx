import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DialogFrame } from '../../pieces/DialogFrame';
import { plannedWords, type Series } from './rule-words';
import type { Scope, ScopeQuestion } from './use-scope-question';

interface Props extends ScopeQuestion {
  series: Series;
  onChoose: (scope: Scope) => void;
  onClose: () => void;
}

const choices: readonly (readonly [Scope, string])[] = [
  ['ONE', 'Only this one'],
  ['FOLLOWING', 'This and following'],
  ['ALL', 'All'],
];

/** For which appointments of a series something is meant. */
export function SeriesScopeDialog({ title, note, isDangerous = false, counts, series, onChoose, onClose }: Props) {
  return (
    <DialogFrame
      title={title}
      onClose={onClose}
      actions={
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Typography>Planned as: {plannedWords(series)}.</Typography>
        <Typography color="textSecondary">{note} Of the others, those that have begun stay as they are.</Typography>
        <Box role="group" aria-label="Which ones" sx={{ display: 'grid', gap: 2 }}>
          {choices.map(([scope, words], index) => (
            <Button
              key={scope}
              variant="outlined"
              color={isDangerous ? 'error' : 'primary'}
              autoFocus={index === 0}
              onClick={() => onChoose(scope)}
              sx={{ minHeight: 'var(--touch)' }}
            >
              {counts?.[scope] ? `${words}: ${counts[scope]}` : words}
            </Button>
          ))}
        </Box>
      </Box>
    </DialogFrame>
  );
}
