import { Route } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-looks';
import { PartState } from '@/components/ui/PartState';
import type { PlanPanelProps } from './PlanPanel';

const PlanPanel = dynamic<PlanPanelProps & { onClose: () => void }>(
  () => import('./PlanPanel').then((module) => module.PlanPanel),
  { ssr: false, loading: (state) => <PartState {...state} className="mt-4" opening="Loading…" /> },
);

/** The button that opens the study planner, which is loaded when someone opens it. */
export function PlanToggle(props: PlanPanelProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="needs-script mt-4">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={buttonClass('quiet')}
      >
        <Route aria-hidden className="size-4 text-accent-strong" />
        Plan my path
      </button>
      {open && <PlanPanel {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}
