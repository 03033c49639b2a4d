import type { ReportKey } from './report-keys.ts'

/** The queries of a report beside its head. */
export type Answer = 'estimate' | 'body' | 'listed' | 'pro' | 'stackView' | 'transactions'

interface SectionNeeds {
  /** the queries it needs: they run where a report has the section, and the section is left out where one failed */
  needs: readonly Answer[]
  /**
   * `still` sections stay as the server rendered them, `late` ones are hydrated when they come into view; `pro` ones are still too,
   * in a script of their own, which only readers of pro reports ever load
   */
  stage: 'late' | 'still' | 'pro'
}

/**
 * The sections of all reports. Their titles and parts stand in `SECTION_TABLE`, those of the late ones in `LATE_PARTS`: both are total,
 * and apart from this table because the page that loads a report must not load them with it.
 */
export const SECTIONS = {
  evidence: { needs: ['estimate'], stage: 'still' },
  owner: { needs: ['estimate'], stage: 'late' },
  trend: { needs: ['body'], stage: 'late' },
  facts: { needs: ['body'], stage: 'still' },
  lease: { needs: [], stage: 'still' },
  facilities: { needs: ['body'], stage: 'still' },
  mixes: { needs: ['body'], stage: 'still' },
  figures: { needs: ['pro'], stage: 'pro' },
  spread: { needs: ['pro'], stage: 'pro' },
  premium: { needs: ['pro'], stage: 'pro' },
  seasons: { needs: ['pro'], stage: 'pro' },
  rents: { needs: ['pro'], stage: 'pro' },
  like: { needs: ['pro'], stage: 'pro' },
  gallery: { needs: ['body'], stage: 'late' },
  gains: { needs: ['pro'], stage: 'pro' },
  listings: { needs: ['listed'], stage: 'still' },
  stacks: { needs: ['body', 'stackView'], stage: 'still' },
  building: { needs: ['pro'], stage: 'pro' },
  deals: { needs: ['transactions'], stage: 'late' },
  nearby: { needs: ['body'], stage: 'still' },
  'preview-end': { needs: [], stage: 'still' },
  sources: { needs: [], stage: 'still' },
} as const satisfies Record<string, SectionNeeds>

/** What a report shows below its head. */
export type SectionKey = keyof typeof SECTIONS
type SectionOf<Stage extends SectionNeeds['stage']> = {
  [K in SectionKey]: (typeof SECTIONS)[K]['stage'] extends Stage ? K : never
}[SectionKey]
export type LateSection = SectionOf<'late'>
export type StillSection = SectionOf<'still'>
export type ProSection = SectionOf<'pro'>

export const isStill = (section: SectionKey): section is StillSection => SECTIONS[section].stage === 'still'
export const isPro = (section: SectionKey): section is ProSection => SECTIONS[section].stage === 'pro'

/** Sections over the whole width, or wide ones with others beside them. */
export type Block = SectionKey | { wide: readonly SectionKey[]; beside: readonly StillSection[] }

const MARKET: Block = { wide: ['trend', 'facilities'], beside: ['lease', 'facts'] }
const DEALS: Block = { wide: ['deals'], beside: ['nearby'] }

/** Which sections each report has, in their order: docs/decisions/027. */
export const BLOCKS: Record<ReportKey, readonly Block[]> = {
  realvalue: ['evidence', 'owner', MARKET, 'mixes', 'listings', 'gallery', 'stacks', DEALS, 'sources'],
  'property-preview': ['evidence', 'preview-end', 'sources'],
  'property-pro': [
    ...(['evidence', 'owner', MARKET, 'spread', 'figures', 'gains', 'premium', 'stacks', 'like', 'rents', 'seasons'] as const),
    ...(['listings', 'gallery', 'building', DEALS, 'sources'] as const),
  ],
  'project-pro': [
    ...(['figures', MARKET, 'spread', 'gains', 'premium', 'stacks', 'like', 'rents', 'seasons'] as const),
    ...(['listings', 'gallery', DEALS, 'building', 'sources'] as const),
  ],
  commercial: ['building', MARKET, 'figures', 'spread', 'like', 'rents', 'gallery', DEALS, 'sources'],
}

export const sectionsOf = (key: ReportKey): SectionKey[] =>
  BLOCKS[key].flatMap((block) => (typeof block === 'string' ? [block] : [...block.wide, ...block.beside]))

/** The queries of a report's sections. */
export const answersOf = (key: ReportKey): ReadonlySet<Answer> =>
  new Set(sectionsOf(key).flatMap((section): readonly Answer[] => SECTIONS[section].needs))

/** Whether a report's head shows the estimate of one home; the others are about a project or a building. */
export const isAboutOneHome = (key: ReportKey): boolean => key !== 'project-pro' && key !== 'commercial'
