import { OperatorMail } from '@/components/screens/Operator';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { publicEnv } from '@/lib/env.public';
import { paths } from '@/lib/paths';
import * as m from '@/messages/legal';

const free = () => [
  m.freeSearch(),
  m.freeWatch(),
  m.freeLessons(),
  m.freeProgress(),
  m.freePlan(),
  m.freeFind(),
  m.freeAnswers(),
  m.freeLinks(),
];

function Feature({ text }: { text: string }) {
  return (
    <li className="flex gap-3 narrow:flex-col narrow:gap-0">
      <Icon name="check" className="mt-0.5 size-5 shrink-0 text-good" />
      {text}
    </li>
  );
}

export function PricingScreen() {
  return (
    <div className="site-width py-10 lg:py-16">
      <div className="mx-auto max-w-2xl text-center">
        <h1 className="text-3xl font-extrabold sm:text-5xl">{m.learningIsFree()}</h1>
        <p className="mt-4 text-lg text-muted">{m.searchingWatchingProgressAnd()}</p>
      </div>
      <div className="mx-auto mt-10 grid max-w-4xl gap-6 md:grid-cols-2">
        <section
          aria-labelledby="free"
          className="flex flex-col rounded-2xl border border-line bg-surface p-6 narrow:p-3 sm:p-8"
        >
          <h2 id="free" className="text-xl font-bold">
            {m.free()}
          </h2>
          <p className="mt-2 text-4xl font-extrabold">
            {m.price({ unit: (text) => <span className="text-base font-medium text-muted">{text}</span> })}
          </p>
          <ul className="mt-6 grid gap-3">
            {free().map((text) => (
              <Feature key={text} text={text} />
            ))}
          </ul>
          <Link
            href={paths.home()}
            className="mt-8 inline-flex min-h-12 items-center justify-center rounded-xl bg-accent px-6 font-semibold text-on-accent hover:bg-accent-strong"
          >
            {m.findACourse()}
          </Link>
        </section>
        <section
          aria-labelledby="pro"
          className="flex flex-col rounded-2xl border-2 border-accent bg-surface p-6 narrow:p-3 sm:p-8"
        >
          <h2 id="pro" className="text-xl font-bold">
            {m.pro()}
          </h2>
          <p className="mt-2 text-2xl font-extrabold">{m.proIsComing()}</p>
          <p className="mt-4 text-muted">{m.proWillLetYou()}</p>
          <p className="mt-4 rounded-xl bg-raised p-4">
            {`${m.cannotBuyPro()} `}
            {publicEnv.operatorEmail && m.toHear({ mail: () => <OperatorMail /> })}
          </p>
        </section>
      </div>
      <p className="mx-auto mt-10 max-w-2xl text-center text-muted">{m.someProvidersChargeFor()}</p>
    </div>
  );
}
