const SITES = [
  ['YouTube', 'https://www.youtube.com/results?search_query='],
  ['Class Central', 'https://www.classcentral.com/search?q='],
] as const;

/** Searches on other sites. */
export function LookElsewhere({ words }: { words: string }) {
  return (
    <>
      Search{' '}
      {SITES.map(([name, address], index) => (
        <span key={name}>
          {index > 0 && ' or '}
          <a
            href={`${address}${encodeURIComponent(words)}`}
            rel="noopener noreferrer nofollow"
            target="_blank"
            className="text-link"
          >
            {name}
          </a>
        </span>
      ))}{' '}
      for it.
    </>
  );
}
