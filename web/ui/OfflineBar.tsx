import style from './OfflineBar.module.css';
import { useOnline } from './use-online';

/** A quiet bar while there is no network; `connected` adds what the page knows of its own live connection. */
export function OfflineBar({ connected = true, message }: { connected?: boolean; message: string }) {
  const online = useOnline();
  return (
    <div role="status" className={style.place}>
      {online && connected ? null : <p className={style.bar}>{message}</p>}
    </div>
  );
}
