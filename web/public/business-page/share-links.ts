export const shareNames = ['Email', 'Twitter', 'Facebook', 'LinkedIn', 'Reddit', 'WhatsApp'] as const;
type ShareName = (typeof shareNames)[number];

/** Where one shares an address with a text. */
export function shareLink(name: ShareName, { text, url }: { text: string; url: string }): string {
  const [words, address, both] = [text, url, `${text} ${url}`].map(encodeURIComponent);
  switch (name) {
    case 'Email':
      return `mailto:?subject=${words}&body=${both}`;
    case 'Twitter':
      return `https://twitter.com/intent/tweet?text=${words}&url=${address}`;
    case 'Facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${address}`;
    case 'LinkedIn':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${address}`;
    case 'Reddit':
      return `https://www.reddit.com/submit?url=${address}&title=${words}`;
    case 'WhatsApp':
      return `https://wa.me/?text=${both}`;
  }
}
