import type { ReportKey } from './report-keys.ts'

/** What a report shows below its head. `trend` and `deals` come alive, everything else stays as the server made it. */
export type Section =
  | 'evidence'
  | 'trend'
  | 'facts'
  | 'lease'
  | 'facilities'
  | 'mixes'
  | 'figures'
  | 'gallery'
  | 'gains'
  | 'stacks'
  | 'building'
  | 'deals'
  | 'nearby'
  | 'preview-end'
  | 'sources'

/** Sections over the whole width, or wide ones with others beside them. */
export type Block = Section | { wide: readonly Section[]; beside: readonly Section[] }

const MARKET: Block = { wide: ['trend', 'facilities'], beside: ['lease', 'facts'] }
const DEALS: Block = { wide: ['deals'], beside: ['nearby'] }

/** Which sections each report has, in their order: docs/decisions/027. */
export const BLOCKS: Record<ReportKey, readonly Block[]> = {
  realvalue: ['evidence', MARKET, 'mixes', 'gallery', 'stacks', DEALS, 'sources'],
  'property-preview': ['evidence', 'preview-end', 'sources'],
  'property-pro': ['evidence', MARKET, 'figures', 'gains', 'stacks', 'gallery', 'building', DEALS, 'sources'],
  'project-pro': ['figures', MARKET, 'gains', 'stacks', 'gallery', DEALS, 'building', 'sources'],
  commercial: ['building', MARKET, 'figures', 'gallery', DEALS, 'sources'],
}

export const sectionsOf = (key: ReportKey): Section[] =>
  BLOCKS[key].flatMap((block) => (typeof block === 'string' ? [block] : [...block.wide, ...block.beside]))

/** The head tells what one home is worth; the others are about a project or a building. */
export const isAboutOneHome = (key: ReportKey): boolean => key !== 'project-pro' && key !== 'commercial'
