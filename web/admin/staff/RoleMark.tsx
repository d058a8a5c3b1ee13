import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';

/** Icon and word, so that neither color nor sight is needed. */
export function RoleMark({ isAllowed }: { isAllowed: boolean }) {
  const Icon = isAllowed ? CheckIcon : CloseIcon;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        color: isAllowed ? 'text.primary' : 'text.secondary',
      }}
    >
      <Icon fontSize="small" color={isAllowed ? 'primary' : 'inherit'} aria-hidden />
      {isAllowed ? 'Yes' : 'No'}
    </Box>
  );
}
