import type { ReportKey } from './report-keys.ts'

/** The queries of a report beside its head. */
export type Answer = 'estimate' | 'body' | 'listed' | 'pro' | 'stackView' | 'transactions'

interface SectionNeeds {
  /** the queries it needs: they run where a report has the section, and the section is left out where one failed */
  needs: readonly Answer[]
  /**
   * as served: it stays as the server drew it; when seen: it is hydrated when it comes into view; pro: as served, in a script of its own,
   * which only readers of pro reports ever load
   */
  load: 'as-served' | 'when-seen' | 'pro'
}

/**
 * The sections of all reports. Their parts stand in `SECTION_TABLE`, those of the ones hydrated when seen in `SEEN_PARTS`: both are total,
 * and apart from this table because the page that loads a report must not load them with it.
 */
export const SECTIONS = {
  evidence: { needs: ['estimate'], load: 'as-served' },
  owner: { needs: ['estimate'], load: 'when-seen' },
  trend: { needs: ['body'], load: 'when-seen' },
  facts: { needs: ['body'], load: 'as-served' },
  lease: { needs: [], load: 'as-served' },
  facilities: { needs: ['body'], load: 'as-served' },
  mixes: { needs: ['body'], load: 'as-served' },
  figures: { needs: ['pro'], load: 'pro' },
  spread: { needs: ['pro'], load: 'pro' },
  premium: { needs: ['pro'], load: 'pro' },
  seasons: { needs: ['pro'], load: 'pro' },
  rents: { needs: ['pro'], load: 'pro' },
  like: { needs: ['pro'], load: 'pro' },
  gallery: { needs: ['body'], load: 'when-seen' },
  gains: { needs: ['pro'], load: 'pro' },
  listings: { needs: ['listed'], load: 'as-served' },
  stacks: { needs: ['body', 'stackView'], load: 'as-served' },
  building: { needs: ['pro'], load: 'pro' },
  deals: { needs: ['transactions'], load: 'when-seen' },
  nearby: { needs: ['body'], load: 'as-served' },
  ways: { needs: [], load: 'when-seen' },
  'preview-end': { needs: [], load: 'as-served' },
  sources: { needs: [], load: 'as-served' },
} as const satisfies Record<string, SectionNeeds>

/** What a report shows below its head. */
export type SectionKey = keyof typeof SECTIONS
type SectionOf<Load extends SectionNeeds['load']> = {
  [K in SectionKey]: (typeof SECTIONS)[K]['load'] extends Load ? K : never
}[SectionKey]
export type SeenSection = SectionOf<'when-seen'>
export type ServedSection = SectionOf<'as-served'>
export type ProSection = SectionOf<'pro'>

export const isAsServed = (section: SectionKey): section is ServedSection => SECTIONS[section].load === 'as-served'
export const isPro = (section: SectionKey): section is ProSection => SECTIONS[section].load === 'pro'

/** Sections over the whole width, or wide ones with others beside them. */
export type Block = SectionKey | { wide: readonly SectionKey[]; beside: readonly ServedSection[] }

const MARKET: Block = { wide: ['trend', 'facilities'], beside: ['lease', 'facts'] }
const DEALS: Block = { wide: ['deals'], beside: ['nearby'] }

/** Which sections each report has, in their order: docs/decisions/027. */
export const BLOCKS: Record<ReportKey, readonly Block[]> = {
  realvalue: ['evidence', 'owner', MARKET, 'mixes', 'listings', 'gallery', 'stacks', DEALS, 'ways', 'sources'],
  'property-preview': ['evidence', 'preview-end', 'sources'],
  'property-pro': [
    ...(['evidence', 'owner', MARKET, 'spread', 'figures', 'gains', 'premium', 'stacks', 'like', 'rents', 'seasons'] as const),
    ...(['listings', 'gallery', 'building', DEALS, 'ways', 'sources'] as const),
  ],
  'project-pro': [
    ...(['figures', MARKET, 'spread', 'gains', 'premium', 'stacks', 'like', 'rents', 'seasons'] as const),
    ...(['listings', 'gallery', DEALS, 'ways', 'building', 'sources'] as const),
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
