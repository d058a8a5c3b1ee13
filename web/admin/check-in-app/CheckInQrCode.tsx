import { QRCodeSVG } from 'qrcode.react';

interface Props {
  address: string;
  logo: { url: string; width: number; height: number } | null;
}

const size = 232;
/** The widest that error correction H reads through with room to spare. */
const logoSide = size / 5;

/** Always dark on white with its quiet zone, in every scheme: scanners want it so. */
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
