import { Check } from 'lucide-react';
import { Link } from '@/components/ui/Link';
import { paths } from '@/lib/paths';

const FREE = [
  'Search every course, in any language',
  'Every lesson that can be played here',
  'Chapters, and a page for each lesson',
  'A study plan to any goal, and a way to find things in lessons',
  'Some questions a day to an AI model, where one is connected',
  'Links to the provider of every course',
];

function Feature({ text }: { text: string }) {
  return (
    <li className="flex gap-3">
      <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
      {text}
    </li>
  );
}

export function PricingScreen() {
  return (
    <div className="site-width py-10 lg:py-16">
      <div className="mx-auto max-w-2xl text-center">
        <h1 className="text-3xl font-extrabold sm:text-5xl">Learning is free</h1>
        <p className="mt-4 text-lg text-muted">
          What costs us nothing to give costs you nothing. Watching, progress and streaks are never sold.
        </p>
      </div>
      <div className="mx-auto mt-10 grid max-w-4xl gap-6 md:grid-cols-2">
        <section
          aria-labelledby="free"
          className="flex flex-col rounded-2xl border border-line bg-surface p-6 sm:p-8"
        >
          <h2 id="free" className="text-xl font-bold">
            Free
          </h2>
          <p className="mt-2 text-4xl font-extrabold">
            $0 <span className="text-base font-medium text-muted">for ever</span>
          </p>
          <ul className="mt-6 grid gap-3">
            {FREE.map((text) => (
              <Feature key={text} text={text} />
            ))}
          </ul>
          <Link
            href={paths.home()}
            className="mt-8 inline-flex min-h-12 items-center justify-center rounded-xl bg-accent px-6 font-semibold text-on-accent hover:bg-accent-strong"
          >
            Find a course
          </Link>
        </section>
        <section
          aria-labelledby="pro"
          className="flex flex-col rounded-2xl border-2 border-accent bg-surface p-6 sm:p-8"
        >
          <h2 id="pro" className="text-xl font-bold">
            Pro
          </h2>
          <p className="mt-2 text-2xl font-extrabold">Not on sale here</p>
          <p className="mt-4 text-muted">
            Pro exists for what costs money to run: answers from an AI model. It never buys a better place to
            learn, only more of those answers.
          </p>
          <p className="mt-4 rounded-xl bg-raised p-4">
            This installation has no payment provider, so it sells nothing and asks for no card. What is under
            Free is all there is to have.
          </p>
        </section>
      </div>
      <p className="mx-auto mt-10 max-w-2xl text-center text-muted">
        Courses of other providers can have a price of their own. It is theirs: we take no part of it, and a
        course page says “Free”, “May be free” or “Paid” before you click.
      </p>
    </div>
  );
}
