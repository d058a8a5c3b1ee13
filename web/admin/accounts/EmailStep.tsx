import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { storeEmail } from './browser-storage';
import { EmailForm } from './EmailForm';
import { keepForm } from './kept-form';
import { passwordStepPath, signUpDetailsPath } from './paths';
import { signUpForm } from './sign-up-details';
import { useEmailStep_CheckEmailMutation } from './sign-in.generated';

interface Props {
  /** Whether an address without an account is rather mistyped than new: then it is asked about first. */
  isSignIn?: boolean;
}

/** The first step of signing in and signing up: a known address continues with the password, any other with the details. */
export function EmailStep({ isSignIn = false }: Props) {
  const navigate = useNavigate();
  const [checkEmail] = useEmailStep_CheckEmailMutation();
  const [newEmail, setNewEmail] = useState('');

  async function next(typed: string) {
    setNewEmail('');
    const { data } = await checkEmail({ variables: { email: typed } });
    if (!data) return;
    const { email, known } = data.checkEmail;
    storeEmail(email);
    if (!known) keepForm(signUpForm, { email });
    if (isSignIn && !known) setNewEmail(email);
    else await navigate(known ? passwordStepPath : signUpDetailsPath);
  }
  return (
    <EmailForm submit="Next" onSubmit={next}>
      {newEmail && (
        <Alert severity="info">
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {newEmail} is new here: there is no account with it. Correct it, or sign up.
          </Box>
          <Button
            component={Link}
            to={signUpDetailsPath}
            sx={{ display: 'flex', width: 'fit-content', marginTop: 1, marginLeft: '-18px' }}
          >
            Sign Up with This Email
          </Button>
        </Alert>
      )}
    </EmailForm>
  );
}
