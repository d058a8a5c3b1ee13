import { chair } from './chair';

const drawings = {
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4M12 5V3',
  chair,
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4.5V12l3 2.5',
  code: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM14 20h2M20 14v2',
  computer: 'M4 5h16v11H4zM9 20h6M12 16v4',
  mail: 'M3 6h18v12H3zM3 7l9 6.5L21 7',
  phone: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM11 18h2',
  print: 'M7 9V3h10v6M7 18H4V9h16v9h-3M7 14h10v7H7z',
} as const;

export type LineIconName = keyof typeof drawings;

/** A line drawing that takes the color of the text; always beside a word, so screen readers skip it. */
export function LineIcon({ name, size = 20 }: { name: LineIconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
