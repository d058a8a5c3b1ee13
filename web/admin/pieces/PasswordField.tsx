import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import { type ComponentProps, useState } from 'react';
import { Field } from './Field';

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'endAdornment'>;

export function PasswordField(props: Props) {
  const [isShown, setShown] = useState(false);
  const eye = (
    <IconButton
      edge="end"
      aria-label={`Show: ${props.label}`}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    >
      {isShown ? <VisibilityOffIcon /> : <VisibilityIcon />}
    </IconButton>
  );
  return <Field {...props} type={isShown ? 'text' : 'password'} keepSpaces endAdornment={eye} />;
}
