import { LineIcon } from '../../ui/icons/LineIcon';
import style from './CustomerSection.module.css';

export function CustomerSection() {
  return (
    <section aria-labelledby="customer" className={style.section}>
      <h2 id="customer">What a customer sees</h2>
      <p className={style.lead}>
        One page, kept on their phone. They can take a walk and still know where they stand, or leave the line with one
        press.
      </p>
      <ul className={style.cards}>
        <li>
          <p className={style.chip} data-status="checked-in">
            <LineIcon name="clock" size={18} /> Checked in
          </p>
          <p className={style.big}>3rd</p>
          <p className={style.text}>2 parties ahead of you</p>
        </li>
        <li>
          <p className={style.chip} data-status="checked-in">
            <LineIcon name="clock" size={18} /> Checked in
          </p>
          <p className={style.big}>Next in Line</p>
          <p className={style.text}>The place moves by itself, nobody has to reload.</p>
        </li>
        <li>
          <p className={style.chip} data-status="ready">
            <LineIcon name="bell" size={18} /> Ready
          </p>
          <p className={style.big}>We&rsquo;re Ready for You!</p>
          <p className={style.text}>With a button to call you, and the way to your door.</p>
        </li>
      </ul>
    </section>
  );
}
