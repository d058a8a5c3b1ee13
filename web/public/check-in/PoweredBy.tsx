import style from './PoweredBy.module.css';

export function PoweredBy() {
  return <p className={style.line}>Powered by Greeter</p>;
}
