import { useEffect, useId, useState, type FormEvent } from 'react';
import { useRequest } from '../app-context';
import { useTranslate } from '../i18n/language-context';
import { useRefusalText } from '../i18n/refusal-text';
import { failureOf, type Failure } from '../request';
import { canHash, sha256OfFile } from './sha256-of-file';
import style from './Verify.module.css';
import { Verify_CheckCopyDocument } from './verify.generated';

const hashLength = 64;

/** Compares a file, whose hash the browser computes, with the copies that were given out. Where it cannot, the hash is entered. */
export function CopyCheck({ code }: { code: string }) {
  const t = useTranslate();
  const refusalText = useRefusalText();
  const request = useRequest();
  const id = useId();
  const [hashes, setHashes] = useState(true);
  const [typed, setTyped] = useState('');
  const [isKnown, setIsKnown] = useState<boolean>();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => setHashes(canHash()), []);

  async function check(hashOf: () => Promise<string>) {
    setIsKnown(undefined);
    setFailure(undefined);
    setIsBusy(true);
    try {
      setIsKnown((await request(Verify_CheckCopyDocument, { code, sha256: await hashOf() })).isKnownCopy);
    } catch (error) {
      setFailure(failureOf(error));
    }
    setIsBusy(false);
  }
  const checkTyped = (event: FormEvent) => {
    event.preventDefault();
    void check(async () => typed.trim().toLowerCase());
  };

  return (
    <section>
      <h2>{t('verify.checkCopy')}</h2>
      <p>{t(hashes ? 'verify.checkFileText' : 'verify.checkHashText')}</p>
      {hashes ? (
        <div className={style.file}>
          <label htmlFor={id}>{t('verify.file')}</label>
          <input
            id={id}
            type="file"
            accept="application/pdf,.pdf"
            disabled={isBusy}
            onChange={({ target: { files } }) => {
              const file = files?.[0];
              if (file) void check(() => sha256OfFile(file));
            }}
          />
        </div>
      ) : (
        <form className={style.file} onSubmit={checkTyped}>
          <label htmlFor={id}>{t('verify.hashOfFile')}</label>
          <input
            id={id}
            value={typed}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            required
            maxLength={hashLength + 10}
            onChange={(event) => setTyped(event.target.value)}
          />
          <button type="submit" className="button" disabled={isBusy}>
            {t('verify.compare')}
          </button>
        </form>
      )}
      <div role="status">
        {isKnown !== undefined && (
          <p className={style.verdict} data-bad={isKnown ? undefined : ''}>
            {t(isKnown ? 'verify.known' : 'verify.unknown')}
          </p>
        )}
      </div>
      {failure && <p role="alert">{refusalText(failure)}</p>}
    </section>
  );
}
