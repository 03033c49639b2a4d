import type { DatabaseSync } from 'node:sqlite'
import type { CountryCode } from '#market/vocabulary.ts'
import { fileDatabase } from '../../build/file-database.ts'
import { allRows } from '../../build/local-rows.ts'
import { isCommercial } from '../../commercial.ts'
import type { MarketContext } from '../../context.ts'
import { Statements } from '../../db/client.ts'
import type { InsertRow } from '../../db/column-table.ts'
import type { PROJECT_ESTIMATE } from '../../db/market/deal-tables.ts'
import { marketContextOf } from '../../market-context.ts'
import { PROJECT_COLUMNS, type ProjectRecord } from '../../modules/property/project-record.ts'
import { estimateProject } from '../../modules/valuation/estimate-project.ts'
import { isRefusal } from '../../modules/valuation/evidence.ts'
import { confidenceOf, isUnmeasured } from '../../modules/valuation/statement.ts'
import { statementOfHome } from '../../modules/valuation/statement-of-home.ts'

export type EstimateRow = InsertRow<typeof PROJECT_ESTIMATE>

const NOTHING = {
  refusal: null,
  asOf: null,
  unitMix: null,
  areaSqm: null,
  floor: null,
  value: null,
  low90: null,
  high90: null,
  confidence: null,
  unmeasured: null,
}

/** The estimate of each project's usual home, in the order of their ids; nothing is said of commercial buildings, which are never valued. */
export async function estimateUsualHomes(db: DatabaseSync, country: CountryCode, ids: readonly number[]): Promise<EstimateRow[]> {
  // the functions of requests, so that a list says what the estimate of the same home says
  const context = marketContextOf(country, new Statements(fileDatabase(db)))
  const select = db.prepare(`select ${PROJECT_COLUMNS} from project p where p.id in (select value from json_each(?)) order by p.id`)
  const rows: EstimateRow[] = []
  for (const project of allRows<ProjectRecord>(select, JSON.stringify(ids)))
    if (!isCommercial(project)) rows.push(await rowOf(context, project))
  return rows
}

async function rowOf(context: MarketContext, project: ProjectRecord): Promise<EstimateRow> {
  const projectId = project.id
  const estimate = await estimateProject(context, project, {})
  if (isRefusal(estimate)) return { projectId, ...NOTHING, refusal: estimate.reason }
  const { asOf, home, value, low90, high90 } = estimate
  const { unitMix, areaSqm, floor } = home
  const statement = await statementOfHome({ ...estimate, project }, context)
  const said = isUnmeasured(statement) ? { unmeasured: statement.reason } : { confidence: confidenceOf(statement, estimate) }
  return { projectId, ...NOTHING, asOf, unitMix, areaSqm, floor, value, low90, high90, ...said }
}
