import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { refusalOf } from '../connection/refusal';
import { FullPageError } from '../pieces/FullPageError';
import { FullPageLoading } from '../pieces/FullPageLoading';
import { clearStorage } from './browser-storage';
import { useLogoutPage_SignOutMutation } from './logout.generated';
import { forgetForms } from './kept-form';
import { loginPath } from './paths';
import { ViewerDocument } from './viewer.generated';

/** Ends the session on the server, clears what this browser keeps, and goes to /login. */
export function LogoutPage() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [signOut] = useLogoutPage_SignOutMutation();
  const [failure, setFailure] = useState<unknown>(null);
  const isRunning = useRef(false);

  async function logOut() {
    if (isRunning.current) return;
    isRunning.current = true;
    setFailure(null);
    try {
      await signOut();
      clearStorage();
      forgetForms();
      await client.clearStore();
      client.writeQuery({ query: ViewerDocument, data: { viewer: null } });
      await navigate(loginPath, { replace: true });
    } catch (error) {
      setFailure(error);
    } finally {
      isRunning.current = false;
    }
  }
  const onOpen = useEffectEvent(() => void logOut());
  useEffect(() => onOpen(), []);
  if (failure)
    return (
      <FullPageError
        title="You are still signed in"
        message={refusalOf(failure).message}
        onRetry={() => void logOut()}
      />
    );
  return <FullPageLoading />;
}
