import style from './CheckInPoster.module.css';
import type { PrintSize } from './print-size';
import type { QrCode } from './qr-code';
import { QrPicture } from './QrPicture';

export interface PosterContent {
  businessName: string;
  code: QrCode;
  logo: { url: string; width: number; height: number } | null;
}

const steps = [
  'Open the camera of your phone',
  'Point it at the code',
  'Tap the link that appears',
  'Fill in the form and press CHECK IN',
];

/** The poster on its sheet of paper; everything on it scales with the print size. */
export function CheckInPoster({
  content: { businessName, code, logo },
  size,
}: {
  content: PosterContent;
  size: PrintSize;
}) {
  return (
    <div className={style.sheet}>
      <article className={style.poster} data-size={size} aria-label="Poster">
        <p className={style.business}>{businessName}</p>
        <h1 className={style.header}>Check In Here</h1>
        <div className={style.frame}>
          <QrPicture code={code} logo={logo} label="QR code for checking in" className={style.code} />
          <p className={style.footer}>Scan Me</p>
        </div>
        <ol className={style.steps}>
          {steps.map((step, i) => (
            <li key={step}>
              <span className={style.number} aria-hidden="true">
                {i + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </article>
    </div>
  );
}
