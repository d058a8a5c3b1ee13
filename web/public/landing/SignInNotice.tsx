import { signInPath } from './paths';
import style from './SignInNotice.module.css';

/** Shown after a session has ended. */
export function SignInNotice() {
  return (
    <div role="status" className={style.notice}>
      <p>Please sign in again to go on.</p>
      <a href={signInPath}>Sign in</a>
    </div>
  );
}
