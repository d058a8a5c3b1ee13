import { useNavigate } from 'react-router';
import { storeEmail } from './browser-storage';
import { EmailForm } from './EmailForm';
import { passwordStepPath, signUpDetailsPath } from './paths';
import { useEmailStep_CheckEmailMutation } from './sign-in.generated';

/** The first step of signing in and signing up: a known address continues with the password, any other with the details. */
export function EmailStep() {
  const navigate = useNavigate();
  const [checkEmail] = useEmailStep_CheckEmailMutation();

  async function next(email: string) {
    const { data } = await checkEmail({ variables: { email } });
    if (!data) return;
    storeEmail(data.checkEmail.email);
    await navigate(data.checkEmail.known ? passwordStepPath : signUpDetailsPath);
  }
  return <EmailForm submit="Next" onSubmit={next} />;
}
