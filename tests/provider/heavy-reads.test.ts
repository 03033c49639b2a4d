import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { recordOf } from '#lib/records.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { applyMigrations, readMigrations } from '#provider/db/migrations.ts'
import { writableFile } from '#provider/db/writable-file.ts'
import { memoryLedger } from '#provider/ports/ledger/memory.ts'
import { recordingDatabase } from '../bench/recording-database.ts'
import { providerOver } from '../fixtures/provider-over.ts'

/** The heavy questions, each of everything. */
const HEAVY: Record<string, string> = {
  deals: '{ deals(filter: {}, sort: PRICE_HIGH) { endCursor nodes { transaction { id floorLow floorHigh unitNo } } } }',
  dealGroups: '{ dealGroups(filter: { kind: SALE, homes: { propertyGroups: [HDB] } }, by: MONTH) { total groups { key figures { n } } } }',
  dealTotals: '{ dealTotals(filter: { from: "2024-01" }) { total figures { n } } }',
  dealBins: '{ dealBins(filter: { from: "2024-01" }) { total bins { n } } }',
  areaFigures: '{ areaFigures(filter: {}) { homeCount groups { group } } }',
  projectFacets: '{ projectFacets { facet value count } }',
}

/** The provider over an empty market, whose statements are counted, and a ledger that refuses when it is told to. */
function alone() {
  const open = (which: 'account' | 'trade' | 'market') => {
    const made = new DatabaseSync(':memory:')
    applyMigrations(made, readMigrations(which))
    return made
  }
  const file = open('market')
  const { database: market, recorded } = recordingDatabase(file)
  const taken: string[] = []
  const state = { isAllowed: true }
  const take = async (key: string) => {
    taken.push(key)
    return { allowed: state.isAllowed, retryAfterSeconds: state.isAllowed ? 0 : 9 }
  }
  const databases = {
    account: writableFile(open('account')),
    trade: writableFile(open('trade')),
    market: recordOf(COUNTRY_CODES, () => market),
  }
  const provider = providerOver(databases, { ledger: { ...memoryLedger(), take } })
  async function ask(query: string, country = 'sg') {
    recorded.length = 0
    const headers = { 'content-type': 'application/json', 'country-code': country, 'x-client-address': '198.51.100.7' }
    const request = new Request('http://provider.local/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) })
    const answer: unknown = await (await provider.fetch(request)).json()
    return { answer, statements: recorded.length }
  }
  const publish = (edition: string) => file.prepare("insert or replace into meta (key, value) values ('data_version', ?)").run(edition)
  return { ask, publish, taken, state }
}

it.each(Object.entries(HEAVY))('%s is answered from what an edition was asked before, until there is another', async (_, query) => {
  const { ask, publish } = alone()
  publish('one')
  const first = await ask(query)
  expect(first.answer).not.toHaveProperty('errors')
  expect(first.statements).toBeGreaterThan(1)
  // the facts of the edition
  expect(await ask(query)).toEqual({ ...first, statements: 1 })
  publish('two')
  expect(await ask(query)).toEqual(first)
})

it.each(Object.entries(HEAVY))('%s counts for its network where it is made, and is refused where there were too many', async (_, query) => {
  const { ask, taken, state } = alone()
  expect((await ask(query)).answer).not.toHaveProperty('errors')
  expect(new Set(taken.map((key) => key.split(':')[0]))).toEqual(new Set(['heavyRead']))
  state.isAllowed = false
  const counted = taken.length
  expect((await ask(query)).answer).not.toHaveProperty('errors')
  expect(taken.length).toBe(counted)
  expect((await ask(query, 'my')).answer).toMatchObject({ errors: [{ extensions: { code: 'too-many-attempts', retryAfterSeconds: 9 } }] })
})
