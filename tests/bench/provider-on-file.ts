import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { recordOf } from '#lib/records.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { ROOT } from '../../scripts/run.ts'
import { d1Binding, localD1File } from '../../src/server/provider/db/local-file.ts'
import { EditionAnswers } from '../../src/server/provider/edition-answers.ts'
import { memoryLedger } from '../../src/server/provider/ports/ledger/memory.ts'
import { providerOver } from '../fixtures/provider-over.ts'
import { type Recorded, recordingDatabase } from './recording-database.ts'

export interface ProviderOnFile {
  /** sends one request body and returns the answer's text. Throws when it has errors. */
  ask(body: string): Promise<string>
  /** the statements of all requests so far; empty it before the request to measure */
  recorded: Recorded[]
}

/** Headers of every request of the benchmark. */
export const headersOf = (country: CountryCode) => ({ 'content-type': 'application/json', 'country-code': country.toLowerCase() })

/** The market that is measured, and the folder of local state that has it. */
export interface MeasuredMarket {
  state: string
  country: CountryCode
}

/** A market's database in a folder of local state. */
export const openMarket = ({ state, country }: MeasuredMarket): DatabaseSync =>
  new DatabaseSync(localD1File(d1Binding(ROOT, country).databaseId, join(state, 'v3')), { readOnly: true })

/** The provider by itself, in this process, over a market's file (Singapore's, if nothing is said), and one of trade where that is asked: no Worker, no network. */
export function providerOn(
  file: DatabaseSync,
  { trade: tradeFile, country = 'SG' }: { trade?: DatabaseSync; country?: CountryCode } = {},
): ProviderOnFile {
  const headers = headersOf(country)
  const { database, recorded } = recordingDatabase(file)
  const trade = tradeFile ? recordingDatabase(tradeFile, recorded).database : database
  // nothing is kept and nobody is counted: each question is measured
  const ledger = { ...memoryLedger(), take: async () => ({ allowed: true, retryAfterSeconds: 0 }) }
  const provider = providerOver(
    { account: database, trade, market: recordOf(COUNTRY_CODES, () => database) },
    { ledger },
    new EditionAnswers(1),
  )
  return {
    ask: async (body) => answered(await provider.fetch(new Request('http://provider.local/graphql', { method: 'POST', headers, body }))),
    recorded,
  }
}

/** Reads the whole body of an answer. */
export async function answered(response: Response): Promise<string> {
  const text = await response.text()
  if (text.startsWith('{"errors"')) throw new Error(text)
  return text
}
