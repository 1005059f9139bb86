import { hostOf } from '@/harvest/facts/canonical-address';
import { foldTitle } from '@/lib/course/fold-title';
import { hashNumber } from '@/scripts/import/make-id';
import { type Known, platformKey } from './identity';
import type { Marks } from './join-rows';

/** Numbers texts from 1, for lists of numbers; 0 is none. */
class Numbers {
  readonly #of = new Map<string, number>();
  numberOf(text: string | undefined): number {
    if (!text) return 0;
    const known = this.#of.get(text) ?? this.#of.size + 1;
    this.#of.set(text, known);
    return known;
  }
}

/** Collects, row by row, what tells courses apart whatever weaker keys they share. */
export class MarkList {
  readonly #platform: number[] = [];
  readonly #language: number[] = [];
  readonly #code: number[] = [];
  readonly #host: number[] = [];
  readonly #languages = new Numbers();
  readonly #hosts = new Numbers();

  add(known: Known & { language?: string | undefined }): void {
    const platform = platformKey(known);
    const language = known.language === 'und' ? undefined : known.language?.split('-')[0];
    const code = foldTitle(known.code ?? '').replaceAll(' ', '');
    this.#platform.push(platform ? hashNumber(platform) : 0);
    this.#language.push(this.#languages.numberOf(language));
    this.#code.push(code ? hashNumber(code) % 2 ** 31 : 0);
    this.#host.push(this.#hosts.numberOf(hostOf(known.url)));
  }

  finish(): Marks {
    return {
      platform: Float64Array.from(this.#platform),
      language: Int32Array.from(this.#language),
      code: Int32Array.from(this.#code),
      host: Int32Array.from(this.#host),
    };
  }
}
