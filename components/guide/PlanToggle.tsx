import { Route } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { PartState } from '@/components/ui/PartState';
import type { PlanPanelProps } from './PlanPanel';

const PlanPanel = dynamic<PlanPanelProps & { onClose: () => void }>(
  () => import('./PlanPanel').then((module) => module.PlanPanel),
  { ssr: false, loading: (state) => <PartState {...state} opening="Loading…" /> },
);

/** The button that opens the study planner, which is loaded when someone opens it. */
export function PlanToggle(props: PlanPanelProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="needs-script plan">
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)} className="tool">
        <Route aria-hidden className="text-accent-strong" />
        <span>
          Plan<span className="max-sm:sr-only"> my path</span>
        </span>
      </button>
      {open && <PlanPanel {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}
