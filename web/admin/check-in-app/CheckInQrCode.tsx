import { QRCodeSVG } from 'qrcode.react';

interface Props {
  address: string;
  logo: { url: string; width: number; height: number } | null;
}

const size = 232;
/** Widest logo that error correction H tolerates, with a margin. */
const logoSide = size / 5;

/** Always dark on white with a quiet zone, in every scheme, as scanners require. */
export function CheckInQrCode({ address, logo }: Props) {
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
      title="QR code for checking in"
      role="img"
      {...(image && { imageSettings: image })}
    />
  );
}
