import { useEffect, useState } from 'react';
import { encodeQr, type QrCode as Encoded } from '../poster/qr-code';
import { QrPicture } from '../poster/QrPicture';
import style from './QrCode.module.css';

/** Always dark on white, in every scheme, as scanners require. The space is reserved while the encoder loads. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [code, setCode] = useState<Encoded>();
  useEffect(() => {
    let isWanted = true;
    encodeQr(text).then(
      (encoded) => isWanted && setCode(encoded),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  return <div className={style.code}>{code && <QrPicture code={code} logo={null} label={label} />}</div>;
}
