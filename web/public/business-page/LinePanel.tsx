import { useState } from 'react';
import { useNavigate, useRequest } from '../app-context';
import { useTranslate } from '../i18n/language-context';
import { useRefusalText } from '../i18n/refusal-text';
import { asRequestError, type Failure } from '../request';
import { lineText } from './line-text';
import type { Line } from './page-data';
import style from './LinePanel.module.css';

interface Props {
  businessId: string;
  /** Null while check-in is paused. */
  line: Line | null;
  mayJoin: boolean;
  /** By its hours. */
  isClosed: boolean;
  /** Joining ended while the page was open: reads the line again. */
  onJoinEnded: () => Promise<void>;
}

/** Whether the shop has paused check-in, or ended joining from afar. */
const hasJoinEnded = ({ code, details }: Failure): boolean =>
  code === 'CHECK_IN_PAUSED' || (details as { reason?: string } | undefined)?.reason === 'NOT_FROM_AFAR';

interface JoinProps {
  businessId: string;
  hint: string;
  onJoinEnded: () => Promise<void>;
}

function JoinButton({ businessId, hint, onJoinEnded }: JoinProps) {
  const t = useTranslate();
  const request = useRequest();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const [isJoining, setJoining] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  async function join() {
    setJoining(true);
    setFailure(undefined);
    try {
      const { joinLine } = await import('./join-line');
      navigate(await joinLine(request, businessId));
    } catch (error) {
      const refusal = asRequestError(error);
      // Usually this button goes with the answer; the refusal shows only where it stays.
      if (hasJoinEnded(refusal)) await onJoinEnded();
      setFailure(refusal);
    } finally {
      setJoining(false);
    }
  }
  return (
    <div className={style.join}>
      <button type="button" className="button" disabled={isJoining} onClick={() => void join()}>
        {t(isJoining ? 'businessPage.joining' : 'businessPage.join')}
      </button>
      <p>{hint}</p>
      {failure && (
        <p role="alert" className={style.failure}>
          {refusalText(failure)}
        </p>
      )}
    </div>
  );
}

/** How long the line is now, and the way into it where one may join from afar. */
export function LinePanel({ businessId, line, mayJoin, isClosed, onJoinEnded }: Props) {
  const t = useTranslate();
  return (
    <section id="line" className={style.line} aria-label={t('businessPage.waiting')}>
      <p className={style.wait} role="status">
        {lineText(t, line, isClosed)}
      </p>
      {mayJoin && (
        <JoinButton
          businessId={businessId}
          hint={t(isClosed ? 'wait.closed' : 'businessPage.joinHint')}
          onJoinEnded={onJoinEnded}
        />
      )}
    </section>
  );
}
