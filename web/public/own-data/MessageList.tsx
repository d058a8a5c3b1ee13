import { useTranslate } from '../i18n/language-context';
import type { MessagePage } from './load-own-data';
import style from './OwnData.module.css';
import { useDay } from './use-day';

interface Props {
  messages: Readonly<MessagePage['items']>;
  timeZone: string;
}

export function MessageList({ messages, timeZone }: Props) {
  const t = useTranslate();
  const dayOf = useDay(timeZone);
  return (
    <ul className={style.list}>
      {messages.map(({ id, at, channel, isTheirs, body }) => (
        <li key={`${isTheirs}-${id}`}>
          <strong>{dayOf(at)}</strong> · {t('ownData.message', { channel, isTheirs: isTheirs ? 'yes' : 'no' })}
          <p>{body ?? t('ownData.notKept')}</p>
        </li>
      ))}
    </ul>
  );
}
