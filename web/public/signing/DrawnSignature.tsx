import { useEffect, useRef } from 'react';
import SignaturePad from 'signature_pad';
import { decodeStrokes, encodeStrokes, paper } from './strokes';
import style from './SigningForm.module.css';

interface DrawnSignatureProps {
  label: string;
  /** As SignatureInput.strokes; empty for nothing drawn. */
  strokes: string;
  onStrokes(strokes: string): void;
}

/** Paper to draw a signature on, with a finger, a pen or the mouse. Its size on the screen does not matter for what is kept. */
export function DrawnSignature({ label, strokes, onStrokes }: DrawnSignatureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const latest = useRef({ strokes, onStrokes });
  useEffect(() => {
    latest.current = { strokes, onStrokes };
    if (!strokes) pad.current?.clear();
  });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const drawing = new SignaturePad(element, { penColor: getComputedStyle(element).color, minWidth: 0.8 });
    pad.current = drawing;
    const sizeOf = () => ({ width: element.clientWidth || paper.width, height: element.clientHeight || paper.height });
    drawing.addEventListener('endStroke', () =>
      latest.current.onStrokes(
        encodeStrokes(
          drawing.toData().map(({ points }) => points),
          sizeOf(),
        ),
      ),
    );
    // A canvas of another size is empty: what was drawn is drawn again.
    const observer = new ResizeObserver(() => {
      const { width, height } = sizeOf();
      const ratio = Math.max(devicePixelRatio, 1);
      element.width = width * ratio;
      element.height = height * ratio;
      element.getContext('2d')?.scale(ratio, ratio);
      const { dotSize, minWidth, maxWidth, penColor, velocityFilterWeight, compositeOperation } = drawing;
      const pen = { dotSize, minWidth, maxWidth, penColor, velocityFilterWeight, compositeOperation };
      drawing.fromData(
        decodeStrokes(latest.current.strokes, { width, height }).map((line) => ({
          ...pen,
          points: line.map(({ x, y }, at) => ({ x, y, pressure: 0.5, time: at * 16 })),
        })),
      );
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      drawing.off();
      pad.current = null;
    };
  }, []);
  return <canvas ref={canvas} className={style.canvas} role="img" aria-label={label} />;
}
