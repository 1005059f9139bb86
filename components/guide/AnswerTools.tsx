import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { showToast } from '@/lib/browser/toast';
import * as m from '@/messages/guide';
import { AnswerThumbs } from './AnswerThumbs';

type Props = {
  text: string;
  /** Undefined while it cannot be asked again. */
  onRetry: (() => void) | undefined;
};

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    await showToast(m.answerCopied(), 'good');
  } catch {
    await showToast(m.answerNotCopied());
  }
}

/** Actions for an answer of the model. */
export function AnswerTools({ text, onRetry }: Props) {
  return (
    <div className="flex flex-wrap items-center">
      {text && (
        <IconButton label={m.copyAnswer()} onClick={() => void copy(text)}>
          <Icon name="copy" className="size-4" />
        </IconButton>
      )}
      {onRetry && (
        <IconButton label={m.askAgain()} onClick={onRetry}>
          <Icon name="rotate-cw" className="size-4" />
        </IconButton>
      )}
      {text && <AnswerThumbs mode="lesson" />}
    </div>
  );
}
