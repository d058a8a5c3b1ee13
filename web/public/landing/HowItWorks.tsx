import { LineIcon, type LineIconName } from '../../ui/icons/LineIcon';
import style from './HowItWorks.module.css';

const steps: { icon: LineIconName; title: string; text: string }[] = [
  {
    icon: 'code',
    title: 'Put up the code',
    text: 'Sign up, name your business, and print the QR poster in the size you like. Or open the check-in app on a tablet at the door.',
  },
  {
    icon: 'phone',
    title: 'Customers check in',
    text: 'They scan the code or tap the tablet, give a phone number and a name, and are in line. Next time the number is enough.',
  },
  {
    icon: 'bell',
    title: 'Take them in turn',
    text: 'Your queue shows who is next. Set a party to ready, and the page on their phone says so in the same moment.',
  },
];

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className={style.section}>
      <h2 id="how-it-works">How it works</h2>
      <ol className={style.steps}>
        {steps.map(({ icon, title, text }, i) => (
          <li key={title}>
            <span className={style.icon}>
              <LineIcon name={icon} size={26} />
            </span>
            <h3>
              <span className={style.number}>{i + 1}</span>
              {title}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
