import { useTranslate } from '../i18n/language-context';
import style from './HeroPicture.module.css';

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0', 'back'];
const line = ['first', 'second', 'you', 'behind', 'behind'] as const;

/** The tablet at the door: the business, the phone number typed on the pad, the one button. */
function Kiosk() {
  const t = useTranslate();
  return (
    <g>
      <path d="M222 410h116l16 46H206z" className={style.stand} />
      <rect x="186" y="450" width="188" height="12" rx="6" className={style.stand} />
      <rect x="24" y="56" width="512" height="360" rx="28" className={style.device} />
      <rect x="40" y="72" width="480" height="328" rx="16" className={style.screen} />
      <circle cx="90" cy="122" r="24" className={style.brand} />
      <path d="M78 128c8 2 20-2 24-16-14 0-24 6-24 16Zm0 0-4 6" className={style.leaf} />
      <text x="126" y="118" className={style.label}>
        {t('landing.pictureBusiness')}
      </text>
      <text x="126" y="138" className={style.quiet}>
        {t('landing.pictureCheckIn')}
      </text>
      <text x="66" y="204" className={style.label}>
        {t('landing.picturePhone')}
      </text>
      <rect x="66" y="218" width="208" height="52" rx="12" className={style.field} />
      <text x="82" y="251" className={style.typed}>
        (555) 010-01
      </text>
      <path d="M204 232v24" className={style.caret} />
      <rect x="66" y="318" width="208" height="54" rx="27" className={style.brand} />
      <text x="170" y="351" className={style.press}>
        {t('landing.pictureSubmit')}
      </text>
      {keys.map(
        (key, i) =>
          key && (
            <g key={key} transform={`translate(${304 + (i % 3) * 68} ${100 + Math.floor(i / 3) * 70})`}>
              <rect width="58" height="58" rx="14" className={style.key} />
              {key === 'back' ? (
                <path d="M25 20h17v18H25l-8-9zm5 5 7 8m0-8-7 8" className={style.back} />
              ) : (
                <text x="29" y="37" className={style.digit}>
                  {key}
                </text>
              )}
            </g>
          ),
      )}
    </g>
  );
}

/** The customer's phone: the place in line, as it moves up to the front. */
function Phone() {
  const t = useTranslate();
  return (
    <g transform="translate(510 140)">
      <rect width="216" height="404" rx="36" className={style.device} />
      <rect x="12" y="12" width="192" height="380" rx="26" className={style.screen} />
      <rect x="84" y="22" width="48" height="8" rx="4" className={style.key} />
      <text x="108" y="64" className={style.middle}>
        {t('landing.pictureBusiness')}
      </text>
      <text x="108" y="94" className={style.middleQuiet}>
        {t('landing.picturePlace')}
      </text>
      {['3', '2', '1'].map((place, i) => (
        <text key={place} x="108" y="196" className={`${style.place} ${style[`place${i}`]}`}>
          {place}
        </text>
      ))}
      <svg x="28" y="222" width="160" height="152" viewBox="0 0 160 152">
        <g className={style.line}>
          {line.map((who, i) => (
            <g key={i} transform={`translate(0 ${i * 52})`}>
              <g className={style[who]}>
                <rect x="1" y="1" width="158" height="44" rx="12" />
                <circle cx="24" cy="23" r="9" />
                {who === 'you' ? (
                  <text x="46" y="29">
                    {t('landing.pictureYou')}
                  </text>
                ) : (
                  <path d={`M46 23h${[58, 74, 0, 50, 66][i]}`} />
                )}
              </g>
            </g>
          ))}
        </g>
      </svg>
    </g>
  );
}

export function HeroPicture() {
  const t = useTranslate();
  return (
    <svg viewBox="0 0 740 556" role="img" aria-label={t('landing.pictureLabel')} className={style.picture}>
      <ellipse cx="376" cy="300" rx="352" ry="232" className={style.ground} />
      <Kiosk />
      <Phone />
    </svg>
  );
}
