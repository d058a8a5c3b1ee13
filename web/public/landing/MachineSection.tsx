import { LineIcon } from '../../ui/icons/LineIcon';
import style from './MachineSection.module.css';
import { signUpPath } from './paths';

export function MachineSection() {
  return (
    <section aria-labelledby="machine" className={style.section}>
      <span className={style.icon}>
        <LineIcon name="computer" size={32} />
      </span>
      <h2 id="machine">Runs on one machine</h2>
      <p>
        Greeter brings its own database: one command starts it, and one machine is enough. Desk, tablet and phones need
        nothing but a browser, and no page loads anything from anybody else.
      </p>
      <a className="button" href={signUpPath}>
        Sign up and try the queue
      </a>
    </section>
  );
}
