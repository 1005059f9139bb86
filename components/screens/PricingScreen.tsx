import { OperatorMail } from '@/components/screens/Operator';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { publicEnv } from '@/lib/env.public';
import { paths } from '@/lib/paths';

const FREE = [
  'Search every course, in any language',
  'Watch every lesson that can be played here',
  'A page for each lesson, with its chapters',
  'Progress, streaks and saved courses',
  'A study plan for any goal',
  'Find the right lesson in a course',
  'Some AI answers each day, where AI is available',
  'Links to the provider of every course',
];

function Feature({ text }: { text: string }) {
  return (
    <li className="flex gap-3">
      <Icon name="check" className="mt-0.5 size-5 shrink-0 text-good" />
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
          Searching, watching, progress and streaks are free. We will never charge for them.
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
            $0 <span className="text-base font-medium text-muted">forever</span>
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
          <p className="mt-2 text-2xl font-extrabold">Pro is coming</p>
          <p className="mt-4 text-muted">
            Pro will let you ask the AI model more questions each day, because AI answers cost money to run.
            Everything under Free stays free for everyone.
          </p>
          <p className="mt-4 rounded-xl bg-raised p-4">
            You cannot buy Pro yet.{' '}
            {publicEnv.operatorEmail && (
              <>
                To hear when you can, write to <OperatorMail />.
              </>
            )}
          </p>
        </section>
      </div>
      <p className="mx-auto mt-10 max-w-2xl text-center text-muted">
        Some providers charge for their courses. We take no share of that price, and we show “Free”, “May be
        free” or “Paid” before you click.
      </p>
    </div>
  );
}
