import type { PublishedSource } from '../data-sources/data-source-row.tsx'
import { isSourceKind } from '../data-sources/publishers.ts'
import { SOURCE_WORDS } from '../data-sources/source-words.ts'

/** Whether a source is one of official figures. */
export const isFigureSource = ({ kind }: Pick<PublishedSource, 'kind'>): boolean =>
  isSourceKind(kind) && SOURCE_WORDS[kind].group === 'figures'
