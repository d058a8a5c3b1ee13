/** Modules along each side without the quiet zone, and the dark ones as one SVG path in that square. */
export interface QrCode {
  modules: number;
  path: string;
}

/** Error correction H: up to 30 % of the code may be hidden or spoiled. The encoder is loaded when first needed. */
export async function encodeQr(text: string): Promise<QrCode> {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'H' });
  const { size } = modules;
  const runs: string[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const start = x;
      while (x < size && modules.get(y, x)) x += 1;
      if (x > start) runs.push(`M${start} ${y}h${x - start}v1H${start}z`);
    }
  }
  return { modules: size, path: runs.join('') };
}
