export function RatingFace({ face, size = 40 }: { face: string; size?: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" width={size} height={size}>
      <circle cx="24" cy="24" r="20" fill="none" stroke="currentColor" strokeWidth="2.6" />
      <path d={face} fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
