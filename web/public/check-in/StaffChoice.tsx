import { useCallback, useEffect, useState } from 'react';
import { ModalDialog } from '../../ui/ModalDialog';
import { useRequest } from '../app-context';
import type { Language } from '../i18n/catalogue.generated';
import { useTranslate } from '../i18n/language-context';
import { loadMessages } from '../i18n/messages';
import { useRefusalText } from '../i18n/refusal-text';
import { asRequestError, type Failure } from '../request';
import type { OpenState } from './ChoiceField';
import { chosenIn, textOf } from './chosen-items';
import { doesAll } from './does-all';
import { readOfferedStaff, type OfferedStaff } from './offered-staff';
import { StaffOption } from './StaffOption';
import form from './CheckInForm.module.css';
import persons from './PersonDialogs.module.css';
import style from './ProductChoice.module.css';

interface StaffChoiceProps extends OpenState {
  /** Who is chosen, as the draft holds it; empty for anyone. */
  text: string;
  /** The chosen items, as the draft holds them: only who does them is offered. */
  products: string;
  error?: string;
  /** Whose staff; `read` instead of the server, for who must do without it. A new `face` came with a change: they are read again. */
  source: { token(): Promise<string>; read?(): Promise<OfferedStaff[]>; face: object };
  onText(text: string, keepsError?: boolean): void;
}

/** Whom the customer would like: a chip, and over it the dialog to choose from. */
export function StaffChoice({ text, products, error, source, isOpen, onText, onClose }: StaffChoiceProps) {
  const t = useTranslate();
  const request = useRequest();
  const refusalText = useRefusalText();
  const [staff, setStaff] = useState<OfferedStaff[]>();
  const [failure, setFailure] = useState<Failure>();
  const [goneName, setGoneName] = useState('');
  const { token, read, face } = source;
  const load = useCallback(() => {
    setFailure(undefined);
    (read?.() ?? readOfferedStaff(request, token)).then(setStaff, (cause: unknown) =>
      setFailure(asRequestError(cause)),
    );
  }, [request, token, read]);
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load, face]);
  const chosen = chosenIn(text).at(0);
  const productIds = chosenIn(products).map(({ id }) => id);
  const offered = staff?.filter((member) => doesAll(member, productIds));
  const isGone = chosen && (error || (offered && offered.every(({ id }) => id !== chosen.id)));
  const lostName = isGone ? chosen.name : '';
  useEffect(() => {
    if (!lostName) return;
    setGoneName(lostName);
    onText('', true);
  }, [lostName, onText]);
  const choose = (member: { id: string; firstName: string } | null) => {
    setGoneName('');
    onText(member ? textOf([{ id: member.id, name: member.firstName }]) : '');
  };
  return (
    <>
      {chosen && !isGone && (
        <ul className={style.chips} aria-label={t('checkIn.selectStaff')}>
          <li>
            <button
              type="button"
              className={style.chip}
              aria-label={t('staff.remove', { name: chosen.name })}
              onClick={() => choose(null)}
            >
              {chosen.name}
            </button>
          </li>
        </ul>
      )}
      {goneName && !chosen ? (
        <p className={form.error} role="status">
          {t('staff.gone', { name: goneName })}
        </p>
      ) : (
        error && <p className={form.error}>{error}</p>
      )}
      {isOpen && (
        <ModalDialog title={t('checkIn.selectStaff')} onClose={onClose}>
          <div className={style.body}>
            {failure && (
              <>
                <p role="alert" className={style.none}>
                  {refusalText(failure)}
                </p>
                <button type="button" className="button" data-kind="quiet" onClick={load}>
                  {t('app.tryAgain')}
                </button>
              </>
            )}
            {!offered && !failure && <p className={style.none}>{t('app.loading')}</p>}
            {offered && (
              <div role="radiogroup" aria-label={t('staff.choose')} className={persons.names}>
                <StaffOption isChosen={!chosen} name={t('staff.anyone')} onChoose={() => choose(null)} />
                {offered.map((member) => (
                  <StaffOption
                    key={member.id}
                    isChosen={chosen?.id === member.id}
                    name={member.firstName}
                    photo={member.image?.thumbnailUrl}
                    onChoose={() => choose(member)}
                  />
                ))}
              </div>
            )}
            {offered?.length === 0 && <p className={style.none}>{t('staff.none')}</p>}
            <button type="button" className="button" onClick={onClose}>
              {t('app.done')}
            </button>
          </div>
        </ModalDialog>
      )}
    </>
  );
}

/** The component, once it can speak the language. */
export async function staffChoiceIn(language: Language): Promise<typeof StaffChoice> {
  await loadMessages(language, ['choices']);
  return StaffChoice;
}
