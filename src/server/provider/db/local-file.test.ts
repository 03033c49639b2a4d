import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { d1Bindings, localD1File } from './local-file.ts'

const TOML = `
name = "x"
[[d1_databases]] # accounts
binding = "DB_ACCOUNT"
database_name = 'one'
database_id = "id-1"
[[kv_namespaces]]
binding = "KV"
[[ d1_databases ]]
binding = "DB_SG"
database_name = "two"
database_id = "id-2"
[[env.production.d1_databases]]
binding = "DB_SG"
database_name = "live"
database_id = "id-3"
`

describe('the local database files', () => {
  it('reads the databases of an environment', () => {
    expect(d1Bindings(TOML).map(({ databaseId }) => databaseId)).toEqual(['id-1', 'id-2'])
    expect(d1Bindings(TOML, 'production')).toEqual([{ binding: 'DB_SG', databaseName: 'live', databaseId: 'id-3' }])
    expect(d1Bindings(TOML, 'staging')).toEqual([])
  })

  it('names a file as miniflare does: 32 bytes in hexadecimal, one per id', () => {
    const home = mkdtempSync(join(tmpdir(), 'd1-'))
    const [one, two] = [localD1File('a', home), localD1File('b', home)]
    expect(basename(one)).toMatch(/^[0-9a-f]{64}\.sqlite$/)
    expect(one).not.toBe(two)
    expect(localD1File('a', home)).toBe(one)
  })
})
