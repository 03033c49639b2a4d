import { ANALYSES_KEPT_MAX } from '#graphql/analysis-kinds.ts'
import type { AnalysisChoice } from '#graphql/analysis-result.ts'
import type { ProposedAsking } from '#graphql/asking-price.ts'
import type { Statements } from '../../db/client.ts'
import { integer, pick, type RowOf } from '../../db/column-table.ts'
import { MARKET_ANALYSIS } from '../../db/trade/agent-tool-tables.ts'
import type { Page } from '../../paging.ts'
import type { KeptEvidence } from './analysis-evidence.ts'
import type { AnalysedHomeFacts } from './analysis-input.ts'

/** An analysis in a list; times in unix seconds. */
const ANALYSIS_CARD_ROW = pick(
  MARKET_ANALYSIS,
  'id',
  'country',
  'typeGroup',
  'slug',
  'projectName',
  'title',
  'version',
  'value',
  'createdAt',
  'updatedAt',
)
export type AnalysisCard = RowOf<typeof ANALYSIS_CARD_ROW>

export interface KeptAnalysis extends AnalysisCard {
  facts: AnalysedHomeFacts
  evidence: KeptEvidence
  added: readonly string[]
  choice: AnalysisChoice
  note: string
  showsEngine: boolean
  /** what its maker proposes to ask */
  asking: ProposedAsking | null
  edition: string
}

const CARD = `id, country, type_group as typeGroup, slug, project_name as projectName, title, version, value, created_at as createdAt,
  updated_at as updatedAt`
const WHOLE = `${CARD}, facts, evidence, added, choice, note, shows_engine as showsEngine, asking, edition`

const ROW = {
  ...ANALYSIS_CARD_ROW,
  ...pick(MARKET_ANALYSIS, 'facts', 'evidence', 'added', 'choice', 'note', 'showsEngine', 'asking', 'edition'),
}

/** Which home; null for all. */
export type AnalysedPlace = Pick<AnalysisCard, 'typeGroup' | 'slug'> | null

const ofPlace = (place: AnalysedPlace): string => (place ? 'owner = ? and type_group = ? and slug = ?' : 'owner = ?')
const placeValues = (owner: string, place: AnalysedPlace): string[] => [owner, ...(place ? [place.typeGroup, place.slug] : [])]

export const listAnalyses = (trade: Statements, owner: string, place: AnalysedPlace, { first, offset }: Page): Promise<AnalysisCard[]> =>
  trade.all(
    ANALYSIS_CARD_ROW,
    `select ${CARD} from market_analysis where ${ofPlace(place)} order by updated_at desc, id limit ? offset ?`,
    ...placeValues(owner, place),
    first + 1,
    offset,
  )

export const countAnalyses = async (trade: Statements, owner: string, place: AnalysedPlace): Promise<number> =>
  (await trade.first({ n: integer() }, `select count(*) as n from market_analysis where ${ofPlace(place)}`, ...placeValues(owner, place)))
    ?.n ?? 0

/** By its id, or by the attempt that wrote it last. */
export async function readAnalysis(
  trade: Statements,
  owner: string,
  by: { id: string } | { lastKey: string },
): Promise<KeptAnalysis | null> {
  const row = await trade.first(
    ROW,
    `select ${WHOLE} from market_analysis where owner = ? and ${'id' in by ? 'id' : 'last_key'} = ?`,
    owner,
    'id' in by ? by.id : by.lastKey,
  )
  return (
    row && {
      ...row,
      facts: JSON.parse(row.facts),
      evidence: JSON.parse(row.evidence),
      added: JSON.parse(row.added),
      choice: JSON.parse(row.choice),
      showsEngine: row.showsEngine === 1,
      asking: row.asking === null ? null : JSON.parse(row.asking),
    }
  )
}

interface Attempt {
  owner: string
  key: string
  now: number
}

const written = (analysis: KeptAnalysis) => [
  analysis.projectName,
  analysis.title,
  JSON.stringify(analysis.facts),
  JSON.stringify(analysis.evidence),
  JSON.stringify(analysis.added),
  JSON.stringify(analysis.choice),
  analysis.note,
  Number(analysis.showsEngine),
  analysis.edition,
  analysis.value,
  analysis.asking && JSON.stringify(analysis.asking),
]

/** Keeps a new analysis once for its key, unless its maker has too many. */
export const keepAnalysis = (trade: Statements, analysis: KeptAnalysis, { owner, key, now }: Attempt): Promise<unknown> =>
  trade.run(
    `insert or ignore into market_analysis (id, key, last_key, owner, country, type_group, slug, created_at, updated_at,
      project_name, title, facts, evidence, added, choice, note, shows_engine, edition, value, asking)
      select ?1, ?2, ?2, ?3, ?4, ?5, ?6, ?7, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18
      where (select count(*) from market_analysis where owner = ?3) < ${ANALYSES_KEPT_MAX}`,
    analysis.id,
    key,
    owner,
    analysis.country,
    analysis.typeGroup,
    analysis.slug,
    now,
    ...written(analysis),
  )

/** Writes a change of the version that was seen; of another one nothing is written. */
export const changeAnalysis = (trade: Statements, analysis: KeptAnalysis, { owner, key, now }: Attempt): Promise<unknown> =>
  trade.run(
    `update market_analysis set last_key = ?1, updated_at = ?2, version = version + 1, project_name = ?6, title = ?7, facts = ?8, evidence = ?9,
      added = ?10, choice = ?11, note = ?12, shows_engine = ?13, edition = ?14, value = ?15, asking = ?16 where id = ?3 and owner = ?4 and version = ?5`,
    key,
    now,
    analysis.id,
    owner,
    analysis.version,
    ...written(analysis),
  )

/** The same analysis once more, under another id and title. */
export const copyAnalysis = (
  trade: Statements,
  { owner, key, now }: Attempt,
  { from, id, title }: { from: string; id: string; title: string },
): Promise<unknown> =>
  trade.run(
    `insert or ignore into market_analysis (id, key, last_key, owner, country, type_group, slug, created_at, updated_at,
      project_name, title, facts, evidence, added, choice, note, shows_engine, edition, value, asking)
      select ?1, ?2, ?2, owner, country, type_group, slug, ?3, ?3, project_name, ?4, facts, evidence, added, choice, note, shows_engine, edition, value, asking
      from market_analysis where owner = ?5 and id = ?6
      and (select count(*) from market_analysis where owner = ?5) < ${ANALYSES_KEPT_MAX}`,
    id,
    key,
    now,
    title,
    owner,
    from,
  )

/** Null where the owner has no such analysis. */
export const deleteAnalysis = (trade: Statements, owner: string, id: string): Promise<{ id: string } | null> =>
  trade.first(pick(MARKET_ANALYSIS, 'id'), 'delete from market_analysis where owner = ? and id = ? returning id', owner, id)
