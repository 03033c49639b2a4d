import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { COUNTRIES } from '#market/countries.ts'
import { type SqlDatabase, Statements } from '#provider/db/client.ts'
import { type RankedSuggestion, suggestionsFor } from '#provider/modules/search/suggest.ts'

/** A market file behind the provider's database interface. */
export function marketOf(db: DatabaseSync): Statements {
  const prepare = (sql: string) => ({
    bind(...values: unknown[]) {
      return { results: () => db.prepare(sql).all(...(values as SQLInputValue[])), bind: this.bind }
    },
  })
  const batch: SqlDatabase['batch'] = async (asked) =>
    asked.map((one) => ({ results: (one as ReturnType<ReturnType<typeof prepare>['bind']>).results() }))
  return new Statements({ prepare, batch })
}

/** The provider's suggestions from a market file, best first. */
export async function suggestFrom(file: string, text: string, first = 8): Promise<RankedSuggestion[]> {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    return await suggestionsFor({ market: marketOf(db), country: COUNTRIES.SG }, text, first)
  } finally {
    db.close()
  }
}
