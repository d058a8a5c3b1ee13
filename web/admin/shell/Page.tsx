import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { media } from '../../ui/breakpoints';
import { TitleSlot } from './title-slot';

interface Props {
  title: string;
  action?: ReactNode;
  /** Beside the title in the top bar, which stays in sight; on a phone in its place. */
  sign?: ReactNode;
  children: ReactNode;
}

/** A page of the account area: title and one primary action on a line in the top bar (on a phone the action sticks to the bottom). */
export function Page({ title, action, sign, children }: Props) {
  const slot = useContext(TitleSlot);
  const isWide = useMediaQuery(media.tablet);
  const head = (
    <Box sx={{ position: 'relative', display: 'flex', alignItems: 'center', gap: 4, flex: 1, minWidth: 0 }}>
      <Typography variant="h1" noWrap sx={{ flex: sign && isWide ? 'none' : 1, minWidth: 0 }}>
        {title}
      </Typography>
      {sign && (
        <Box
          sx={
            isWide
              ? { flex: 1, minWidth: 0 }
              : { position: 'absolute', insetInline: 0, top: '50%', transform: 'translateY(-50%)' }
          }
        >
          {sign}
        </Box>
      )}
      {isWide && action}
    </Box>
  );
  return (
    <>
      <title>{`${title} · Greeter`}</title>
      {slot ? createPortal(head, slot) : head}
      <Box
        sx={{
          maxWidth: 'var(--content-width)',
          marginInline: 'auto',
          padding: { xs: 4, sm: 6 },
          // The last button can stand over a notice.
          paddingBottom: { xs: 40, sm: 28, md: 8 },
        }}
      >
        {children}
      </Box>
      {action && !isWide && (
        <Box
          sx={{
            position: 'fixed',
            insetInline: 0,
            bottom: 0,
            zIndex: 'appBar',
            padding: 3,
            paddingBottom: 'max(12px, env(safe-area-inset-bottom))',
            background: 'var(--color-background)',
            borderTop: '1px solid var(--color-line)',
            '& > *': { width: '100%' },
          }}
        >
          {action}
        </Box>
      )}
    </>
  );
}
