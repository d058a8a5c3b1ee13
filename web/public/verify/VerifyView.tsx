import { useLanguage, useTranslate } from '../i18n/language-context';
import { localeOf } from '../i18n/messages';
import { CodeForm } from './CodeForm';
import { CopyCheck } from './CopyCheck';
import style from './Verify.module.css';
import type { Verify_ReadQuery } from './verify.generated';
import { VerifyFrame } from './VerifyFrame';

export interface CheckedCode {
  code: string;
  proof: Proof | undefined;
}

type Proof = Verify_ReadQuery['signatureProof'];

const kinds = { AGREED: 'verify.agreed', TYPED: 'verify.typed', DRAWN: 'verify.drawn' } as const;
const logs = { LOGGED: 'verify.logged', WAITING: 'verify.waiting', BROKEN: 'verify.broken' } as const;

/** What a code stands for, or the question for one. */
export function VerifyView({ data: { code, proof } }: { data: CheckedCode }) {
  const t = useTranslate();
  return (
    <VerifyFrame>
      <h1>{t('verify.heading')}</h1>
      {proof ? <ProofView code={code} proof={proof} /> : <CodeForm unknown={code} />}
    </VerifyFrame>
  );
}

function ProofView({ code, proof }: { code: string; proof: Proof }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { businessName, formName, version, kind, signedAt, timeZone, hash, log, logDay, isBlanked } = proof;
  const isBroken = log === 'BROKEN';
  const when = new Date(signedAt).toLocaleString(localeOf(language), {
    timeZone,
    dateStyle: 'long',
    timeStyle: 'long',
  });
  const facts: [name: string, value: string][] = [
    [t('verify.business'), businessName],
    [t('verify.form'), formName],
    [t('verify.version'), String(version)],
    [t('verify.how'), t(kinds[kind])],
    [t('verify.when'), when],
    [t('verify.hash'), hash],
    [t('verify.log'), logDay === null ? t(logs[log]) : t('verify.loggedOn', { day: logDay })],
    [t('verify.code'), code],
  ];
  return (
    <>
      <p className={style.verdict} data-bad={isBroken ? '' : undefined}>
        {t(isBroken ? 'verify.notGenuine' : 'verify.genuine')}
      </p>
      {isBlanked && <p>{t('verify.blanked')}</p>}
      <p>{t('verify.compareText')}</p>
      <dl className={style.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CopyCheck code={code} />
    </>
  );
}
