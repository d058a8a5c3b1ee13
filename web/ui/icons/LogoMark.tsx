/** The mark of the product; the name stands beside it, so screen readers skip it. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32">
      <path fill="currentColor" d="M16 2a14 14 0 0 0-12.1 21L2 30l7.2-1.8A14 14 0 1 0 16 2Z" />
      <path
        fill="none"
        stroke="var(--color-on-primary)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m10 16.5 4.2 4.2L22.5 12"
      />
    </svg>
  );
}
