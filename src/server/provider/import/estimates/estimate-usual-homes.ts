import type { DatabaseSync } from 'node:sqlite'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { isCommercial } from '../../commercial.ts'
import type { MarketContext } from '../../context.ts'
import { fileDatabase } from '../../db/build/file-database.ts'
import { allRows } from '../../db/build/local-rows.ts'
import { Statements } from '../../db/client.ts'
import type { GivenRow } from '../../db/column-table.ts'
import type { PROJECT_ESTIMATE } from '../../db/market/deal-tables.ts'
import { PROJECT_COLUMNS, type ProjectRecord } from '../../modules/property/project-record.ts'
import { estimateProject } from '../../modules/valuation/estimate-project.ts'
import { isRefusal } from '../../modules/valuation/evidence.ts'
import { isUnmeasured } from '../../modules/valuation/statement.ts'
import { statementOfHome } from '../../modules/valuation/statement-of-home.ts'

export type EstimateRow = GivenRow<typeof PROJECT_ESTIMATE>

const NOTHING = {
  refusal: null,
  asOf: null,
  unitMix: null,
  areaSqm: null,
  floor: null,
  value: null,
  half: null,
  nine: null,
  unmeasured: null,
}

/** Asks a market file as a request would, by the same functions, so that a list says what the estimate of the same home says. */
function marketContext(db: DatabaseSync, country: CountryCode): MarketContext {
  const made = new Map<unknown, unknown>()
  const context: MarketContext = {
    country: COUNTRIES[country],
    market: new Statements(fileDatabase(db)),
    perRequest<Value>(make: (context: MarketContext) => Value): Value {
      if (!made.has(make)) made.set(make, make(context))
      return made.get(make) as Value
    },
  }
  return context
}

/** The estimate of each project's usual home, in the order of their ids; nothing is said of commercial buildings, which are never valued. */
export async function estimateUsualHomes(db: DatabaseSync, country: CountryCode, ids: readonly number[]): Promise<EstimateRow[]> {
  const context = marketContext(db, country)
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
  const { asOf, home, value } = estimate
  const { unitMix, areaSqm, floor } = home
  const statement = await statementOfHome({ ...estimate, project }, context)
  const said = isUnmeasured(statement) ? { unmeasured: statement.reason } : { half: statement.half, nine: statement.nine }
  return { projectId, ...NOTHING, asOf, unitMix, areaSqm, floor, value, ...said }
}
