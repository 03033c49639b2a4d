import { parse } from 'smol-toml'
import { expect, it } from 'vitest'
import { isRecord } from '#lib/records.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { read } from './sources.ts'

/** Countries without a database in an environment of a wrangler.toml. */
function withoutDatabase(environment: unknown): string[] {
  const databases = isRecord(environment) && Array.isArray(environment.d1_databases) ? environment.d1_databases : []
  const names = new Set(databases.map((database: unknown) => (isRecord(database) ? database.binding : null)))
  return COUNTRY_CODES.filter((code) => !names.has(`DB_${code}`))
}

const { env, ...local } = parse(read('wrangler.toml'))
const { staging, production } = isRecord(env) ? env : {}
const ofTests = parse(read('tests/provider/wrangler.toml'))

it.each(Object.entries({ local, staging, production, 'provider tests': ofTests }))('%s: every country has a database', (_, environment) => {
  expect(withoutDatabase(environment)).toEqual([])
})

it('a country without one is named', () => {
  expect(withoutDatabase({ d1_databases: [{ binding: 'DB_SG' }] })).toEqual(COUNTRY_CODES.filter((code) => code !== 'SG'))
  expect(withoutDatabase(undefined)).toEqual([...COUNTRY_CODES])
})
