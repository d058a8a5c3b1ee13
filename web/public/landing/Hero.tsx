import style from './Hero.module.css';
import { HeroPicture } from './HeroPicture';
import { signInPath, signUpPath } from './paths';

export function Hero() {
  return (
    <div className={style.hero}>
      <div className={style.words}>
        <h1>A waiting line without the crowd at the desk</h1>
        <p>
          Customers check in by themselves, on a tablet at your door or on their own phone. You see who waits; they see
          their place in line move.
        </p>
        <div className={style.actions}>
          <a className="button" href={signUpPath}>
            Sign up
          </a>
          <a className="button" data-kind="quiet" href={signInPath}>
            Sign in
          </a>
        </div>
        <p className={style.small}>You can try the queue at once. No card, no app to install.</p>
      </div>
      <HeroPicture />
    </div>
  );
}
