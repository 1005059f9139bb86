/** The logo that YouTube's terms require next to each of its entries; other sources are named in text. */
export function LiveSourceMark({ source }: { source: string }) {
  if (source !== 'youtube') return null;
  return (
    <svg aria-hidden viewBox="0 0 28 20" className="h-4 w-auto shrink-0">
      <rect width="28" height="20" rx="5" fill="#f00" />
      <path d="m11.2 5.7 7.3 4.3-7.3 4.3z" fill="#fff" />
    </svg>
  );
}
