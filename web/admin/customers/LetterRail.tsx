import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useRovingFocus } from '../pieces/use-roving-focus';
import { allLetters, type Place, placeOf } from './letters';

interface Props {
  letters: readonly { letter: string; count: number }[];
  onGo: (place: Place) => void;
}

/** The letters with which names begin: a press shows the first of them. */
export function LetterRail({ letters, onGo }: Props) {
  const { at, handlers } = useRovingFocus();
  return (
    <Box
      role="toolbar"
      aria-label="First letter"
      {...handlers}
      sx={{ display: 'flex', overflowX: 'auto', marginInline: { xs: -4, sm: 0 }, paddingInline: { xs: 2, sm: 0 } }}
    >
      {allLetters.map((letter, index) => {
        const place = placeOf(letter, letters);
        return (
          <ButtonBase
            key={letter}
            tabIndex={index === at ? 0 : -1}
            aria-disabled={place === null}
            onClick={() => place && onGo(place)}
            sx={{
              flex: '1 0 auto',
              minWidth: { xs: 'var(--touch)', md: 24 },
              minHeight: 'var(--touch)',
              borderRadius: 2,
              font: 'inherit',
              fontSize: 'var(--text-s)',
              fontWeight: 650,
              color: place ? 'primary.main' : 'text.disabled',
              cursor: place ? 'pointer' : 'default',
              '&:hover': place ? { background: 'var(--color-primary-soft)' } : {},
              '&:focus-visible': { outlineOffset: -2 },
            }}
          >
            {letter}
          </ButtonBase>
        );
      })}
    </Box>
  );
}
