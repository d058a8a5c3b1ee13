import { QRCodeSVG } from 'qrcode.react';

export interface QrCodeProps {
  address: string;
  /** In the middle of the code. */
  logo: { url: string; width: number; height: number } | null;
  /** What it is for. */
  title: string;
}

const size = 232;
/** Widest logo that error correction H tolerates, with a margin. */
const logoSide = size / 5;

/** Always dark on white with a quiet zone, in every scheme, as scanners require. */
export function QrCode({ address, logo, title }: QrCodeProps) {
  const scale = logo ? logoSide / Math.max(logo.width, logo.height) : 1;
  const image = logo && {
    src: logo.url,
    width: Math.round(logo.width * scale),
    height: Math.round(logo.height * scale),
    excavate: true,
  };
  return (
    <QRCodeSVG
      value={address}
      size={size}
      level="H"
      marginSize={4}
      title={title}
      role="img"
      {...(image && { imageSettings: image })}
    />
  );
}
