import { internetArchive } from './adapters/internet-archive';
import { kolibri } from './adapters/kolibri';
import { mitLearn } from './adapters/mit-learn';
import { peertube } from './adapters/peertube';
import { youtube } from './adapters/youtube';
import type { SourceDefinition } from './source.types';

/** Every live source, in the order in which they are listed on pages. */
export const SOURCES: readonly SourceDefinition[] = [youtube, mitLearn, internetArchive, peertube, kolibri];
