import type { QrCode } from './qr-code';

interface Logo {
  url: string;
  width: number;
  height: number;
}
interface Props {
  code: QrCode;
  logo: Logo | null;
  label: string;
  className?: string;
}

const quiet = 4;

/** The plate covers whole modules: an odd number, so that it is centered, and at most a fifth of the code. */
const plateSide = (modules: number) => {
  const side = Math.floor(modules / 5);
  return side % 2 === modules % 2 ? side : side - 1;
};

/** A QR code as vectors, sharp at every size, with its quiet zone and the logo on a white plate in the middle. */
export function QrPicture({ code: { modules, path }, logo, label, className }: Props) {
  const whole = modules + 2 * quiet;
  const side = plateSide(modules);
  const from = (modules - side) / 2;
  const inset = side * 0.08;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${-quiet} ${-quiet} ${whole} ${whole}`}
      role="img"
      aria-label={label}
      className={className}
    >
      <rect x={-quiet} y={-quiet} width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
      {logo && <rect x={from} y={from} width={side} height={side} fill="#fff" />}
      {logo && (
        <image
          href={logo.url}
          x={from + inset}
          y={from + inset}
          width={side - 2 * inset}
          height={side - 2 * inset}
          preserveAspectRatio="xMidYMid meet"
        />
      )}
    </svg>
  );
}
