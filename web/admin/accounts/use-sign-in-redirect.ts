import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router';
import { dashboardPath } from '../dashboard/paths';
import { rememberedUrl } from './browser-storage';
import { forgetForms } from './kept-form';
import { signUpDetailsPath, welcomePath } from './paths';
import type { SignInAnswerFieldsFragment } from './sign-in.generated';
import { signedIn } from './use-viewer';
import { ViewerDocument } from './viewer.generated';

/** Returns what navigates after a sign-in: to work, to the unfinished step of the sign-up, or to its start. */
export function useSignInRedirect() {
  const client = useApolloClient();
  const navigate = useNavigate();
  return async (answer: Pick<SignInAnswerFieldsFragment, 'viewer'> & Partial<SignInAnswerFieldsFragment>) => {
    if (signedIn(answer.viewer)) {
      forgetForms();
      // SignedOutOnly also navigates to the same page, so the order does not matter.
      const to = rememberedUrl() ?? dashboardPath;
      client.writeQuery({ query: ViewerDocument, data: { viewer: answer.viewer } });
      await navigate(to, { replace: true });
    } else if (answer.tokenType && answer.token) {
      await navigate(welcomePath(answer.tokenType, answer.token));
    } else {
      await navigate(signUpDetailsPath);
    }
  };
}
