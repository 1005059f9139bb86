import type { KeptPage } from '@/lib/offline/browser/kept-pages';

type Props = { title: string; pages: KeptPage[] };

/** Pages that open offline. Plain links: each opens as the complete cached page. */
export function KeptList({ title, pages }: Props) {
  if (pages.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-xl font-bold">{title}</h2>
      <ul className="mt-2 divide-y divide-line">
        {pages.map(({ path, title: name }) => (
          <li key={path}>
            <a href={path} dir="auto" className="block py-3 font-semibold text-accent-strong hover:underline">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
