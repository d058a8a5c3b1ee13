import style from './FailedView.module.css';

/** A page that could not be loaded: what happened, and a way on. The link works before the script arrives. */
export function FailedView({ address, message, onRetry }: { address: string; message: string; onRetry(): void }) {
  return (
    <main className={style.failed}>
      <h1>We could not open this page</h1>
      <p>{message}</p>
      <a
        className="button"
        href={address}
        onClick={(event) => {
          event.preventDefault();
          onRetry();
        }}
      >
        Try again
      </a>
    </main>
  );
}
