import { pagePath } from '../../../page-path';
import { useTranslate } from '../../i18n/language-context';
import style from '../BookingView.module.css';
import type { StepProps } from './step-props';
import { StepTitle } from '../StepTitle';
import { VisitOverview } from './VisitOverview';

/** It is asked for, or confirmed at once. */
export function DoneStep({ data, flow }: StepProps) {
  const t = useTranslate();
  const { flag, startsAt, parts, hasEmail } = flow.draft.booking!;
  return (
    <div className={style.step}>
      <StepTitle text={t('bookingSteps.thankYou')} hasMoved={flow.hasMoved} />
      <p className={style.notice} data-kind="good" role="status">
        {flag === 'CONFIRMED'
          ? t('bookingSteps.confirmed')
          : t(hasEmail ? 'bookingSteps.requested' : 'bookingSteps.requestedByPhone')}
      </p>
      <section className={style.part} aria-label={t('bookingSteps.overview')}>
        <VisitOverview
          data={data}
          startsAt={startsAt}
          items={parts.flatMap(({ products }) => products)}
          staff={parts.find(({ staff }) => staff !== null)?.staff ?? null}
        />
      </section>
      <div className={style.actions}>
        <a className="button" href={pagePath(data.vanityName)}>
          {t('app.done')}
        </a>
      </div>
    </div>
  );
}
