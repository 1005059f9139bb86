type Props = { label: string; questions: readonly string[]; onAsk: (question: string) => void };

/** Suggested questions. */
export function GuideChips({ label, questions, onAsk }: Props) {
  return (
    <fieldset aria-label={label} className="flex gap-2 overflow-x-auto lg:flex-wrap">
      {questions.map((question) => (
        <button
          key={question}
          type="button"
          onClick={() => onAsk(question)}
          className="min-h-8 shrink-0 cursor-pointer rounded-full border border-line px-3 text-start text-sm hover:border-accent hover:bg-accent-soft pointer-coarse:min-h-11"
        >
          {question}
        </button>
      ))}
    </fieldset>
  );
}
