import style from './SigningForm.module.css';

/** What is wrong with a field that names `{id}-error` as its description. */
export const FieldError = ({ id, message }: { id: string; message?: string }) =>
  message && (
    <p id={`${id}-error`} className={style.error}>
      {message}
    </p>
  );
