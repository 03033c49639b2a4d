import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkReady, deployVersion, migrateDatabases } from '../../scripts/deploy-version.ts'
import { environmentOf, withDatabaseId } from '../../scripts/environment.ts'
import { OperationRefused } from '../../scripts/operation-refused.ts'
import { provisionEnvironment } from '../../scripts/provision-environment.ts'
import type { Health } from '../../scripts/smoke-test.ts'
import type { Wrangler } from '../../scripts/wrangler.ts'
import { DRAFT, emptyAccount, type StandInAccount, standInWrangler } from '../fixtures/stand-in-wrangler.ts'

const ORIGIN = 'https://homes.invalid'
/** As it is in the repository, with a mail service and an address. */
const TOML = readFileSync(join(import.meta.dirname, '../../wrangler.toml'), 'utf8')
  .replace('PUBLIC_ORIGIN = "https://staging.example.com"', `PUBLIC_ORIGIN = "${ORIGIN}"`)
  .replace(/(\[env\.staging\.vars\][^[]*MAIL_API_URL = )""/, '$1"https://mail.invalid"')
const MAIL_KEY = 'mail-key-of-staging'

let folder: string
let configuration: string
let account: StandInAccount
let told: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'provision-'))
  configuration = join(folder, 'wrangler.toml')
  writeFileSync(configuration, TOML)
  account = emptyAccount()
  told = []
})
afterEach(() => rmSync(folder, { recursive: true }))

const staging = () => environmentOf(readFileSync(configuration, 'utf8'), 'staging')
const outcome = (work: Promise<unknown>) =>
  work.then(String, (error: unknown) => (error instanceof OperationRefused ? error : Promise.reject(error)))
const refusal = async (work: Promise<unknown>) => {
  const said = await outcome(work)
  return said instanceof OperationRefused ? said.message : `not refused: ${said}`
}

function provision(wrangler: Wrangler, more: { isPlan?: boolean; replacesIds?: boolean; mailKey?: string | null } = {}) {
  const { isPlan = false, replacesIds = false, mailKey = MAIL_KEY } = more
  const askSecret = async (name: string) => (name === 'MAIL_API_KEY' ? mailKey : null)
  const tell = (line: string) => void told.push(line)
  return provisionEnvironment({ environment: 'staging', configuration, wrangler, location: 'apac', isPlan, replacesIds, askSecret, tell })
}

/** Everything that staging needs, in the account and in wrangler.toml. */
function expectProvisioned() {
  const { databases, buckets, queues } = staging()
  expect(databases.length).toBe(6)
  expect(databases.map(({ name, id }) => [name, id])).toEqual([...account.databases])
  expect([...account.buckets]).toEqual(buckets)
  expect([...account.queues].toSorted()).toEqual(queues.toSorted())
  expect([...account.secrets.keys()].toSorted()).toEqual(['DEVICE_KEY', 'FACTOR_KEY', 'MAIL_API_KEY', 'WEBHOOK_KEY'])
  // nothing else of the file has changed, and nothing lies beside it
  const without = (toml: string) => toml.replaceAll(/database_id = ".*-staging"/g, '')
  expect(without(readFileSync(configuration, 'utf8'))).toBe(without(TOML))
  expect(readdirSync(folder)).toEqual(['wrangler.toml'])
}

describe('provision', () => {
  it('says what it would do, and does nothing', async () => {
    expect(await provision(standInWrangler({ account }), { isPlan: true })).toBe(13)
    expect(told).toContain('would make the database real-estate-trade-staging and write its id to wrangler.toml')
    expect(told).toContain('would make the secret WEBHOOK_KEY')
    expect(readFileSync(configuration, 'utf8')).toBe(TOML)
    expect(account).toEqual(emptyAccount())
  })

  it('makes everything once, with keys that nobody can guess, and tells none of them', async () => {
    await provision(standInWrangler({ account }))
    expectProvisioned()
    const [device = '', webhook = ''] = ['DEVICE_KEY', 'WEBHOOK_KEY'].map((name) => account.secrets.get(name))
    for (const key of [device, webhook]) expect(key).toMatch(/^[\w-]{43}$/)
    expect(device).not.toBe(webhook)
    const shown = `${told.join('\n')}\n${readFileSync(configuration, 'utf8')}`
    for (const secret of account.secrets.values()) expect(shown).not.toContain(secret)
    const before = structuredClone(account)
    expect(await provision(standInWrangler({ account }))).toBe(0)
    expect(account).toEqual(before)
  })

  it.each(['before', 'after'] as const)('fails at any command, %s it has worked, and a second run completes', async (when) => {
    let calls = 0
    await provision(standInWrangler({ account, before: () => void calls++ }))
    expect(calls).toBeGreaterThan(20)
    let refused = 0
    for (let failing = 0; failing < calls; failing++) {
      account = emptyAccount()
      writeFileSync(configuration, TOML)
      const first = await outcome(provision(standInWrangler({ account, fails: (at) => (at === failing ? when : null) })))
      if (first instanceof OperationRefused) refused++
      await provision(standInWrangler({ account }))
      expectProvisioned()
    }
    // a queue that could not be asked about is not taken as missing
    expect(refused).toBe(calls)
  })

  it('stops without the secret that a service tells, having set the others, and says which', async () => {
    const said = await refusal(provision(standInWrangler({ account }), { mailKey: null }))
    expect(said).toContain('still missing: MAIL_API_KEY')
    expect([...account.secrets.keys()]).toEqual(['WEBHOOK_KEY', 'DEVICE_KEY', 'FACTOR_KEY'])
    const keys = new Map(account.secrets)
    await provision(standInWrangler({ account }))
    for (const [name, key] of keys) expect(account.secrets.get(name)).toBe(key)
  })

  it('keeps a secret out of the words of a failure', async () => {
    const wrangler = standInWrangler({ account })
    const echoing: Wrangler = async (args, options) =>
      args[1] === 'bulk' ? { code: 1, out: '', errors: `cannot read ${options?.input}` } : wrangler(args, options)
    const said = await refusal(provision(echoing))
    expect(said).toContain('<MAIL_API_KEY>')
    expect(said).not.toContain(MAIL_KEY)
  })

  it('does not write over the ids of another account unless it is told to', async () => {
    await provision(standInWrangler({ account }))
    const ids = readFileSync(configuration, 'utf8')
    account = emptyAccount()
    writeFileSync(configuration, ids.replace('id-of-real-estate-trade-staging', 'id-that-was'))
    expect(await refusal(provision(standInWrangler({ account })))).toContain(
      'real-estate-trade-staging is id-that-was, which this account does not have',
    )
    expect(account).toEqual(emptyAccount())
    await provision(standInWrangler({ account }), { replacesIds: true })
    expectProvisioned()
  })

  it('says that nobody is signed in', async () => {
    account.isSignedIn = false
    expect(await refusal(provision(standInWrangler({ account })))).toContain('not signed in')
  })

  it('finds the table of a database whatever stands around it, and no other', () => {
    const changed = withDatabaseId(TOML, 'production', 'DB_HK', 'new-id')
    expect(
      environmentOf(changed, 'production')
        .databases.filter(({ id }) => id === 'new-id')
        .map(({ binding }) => binding),
    ).toEqual(['DB_HK'])
    expect(environmentOf(changed, 'staging')).toEqual(environmentOf(TOML, 'staging'))
    expect(() => withDatabaseId(TOML, 'production', 'DB_XX', 'x')).toThrow('wrangler.toml has no DB_XX of production')
  })
})

/** A site that the stand-in's versions serve. */
interface Site {
  /** of a version: what its health is, and what its pages answer */
  health: (version: string, isHidden: boolean) => Health
  status: (version: string, isHidden: boolean, path: string) => number
}

const sound: Site = { health: () => 'ok', status: () => 200 }

function deploy(wrangler: Wrangler, site: Site = sound) {
  const ask = async (url: string, headers: Record<string, string>) => {
    const named = /="(.*)"$/.exec(headers['cloudflare-workers-version-overrides'] ?? '')?.[1]
    const inDeployment = account.versions.find(({ id }) => id === named)
    const version = (inDeployment ?? account.versions.find(({ percentage }) => percentage === 100))?.id
    if (version === undefined || version === DRAFT) throw new Error('nothing is served')
    const { pathname } = new URL(url)
    if (pathname === '/healthz') return Response.json({ version, provider: { status: site.health(version, inDeployment !== undefined) } })
    return new Response('<html></html>', { status: site.status(version, inDeployment !== undefined, pathname) })
  }
  return deployVersion({
    environment: staging(),
    wrangler,
    origin: ORIGIN,
    ask,
    wait: async () => {},
    tell: (line) => void told.push(line),
  })
}
const served = () => account.versions.find(({ percentage }) => percentage === 100)?.id

describe('deploy', () => {
  beforeEach(() => provision(standInWrangler({ account })).then(() => {}))

  it('says all that is missing before anything is built', async () => {
    account.queues.clear()
    account.secrets.delete('MAIL_API_KEY')
    const said = await refusal(
      checkReady({ environment: staging(), wrangler: standInWrangler({ account }), origin: 'https://www.example.com' }),
    )
    for (const lack of ['make the queue real-estate-letters-staging', 'set the secret MAIL_API_KEY', 'set PUBLIC_ORIGIN'])
      expect(said).toContain(lack)
  })

  it('is ready after provision', async () => {
    await expect(checkReady({ environment: staging(), wrangler: standInWrangler({ account }), origin: ORIGIN })).resolves.toBeUndefined()
  })

  it('migrates every database', async () => {
    await migrateDatabases({ environment: staging(), wrangler: standInWrangler({ account }), tell: () => {} })
    expect(account.migrated).toEqual([...account.databases.keys()])
  })

  it('deploys the first version whole, and later ones behind a trial', async () => {
    expect(await deploy(standInWrangler({ account }))).toBe('version-1')
    expect(await deploy(standInWrangler({ account }))).toBe('version-2')
    expect(told.filter((line) => line.startsWith('visitors'))).toEqual([
      'visitors: version-2@0%, version-1@100%',
      'visitors: version-2@100%',
    ])
    expect([served(), account.triggers]).toEqual(['version-2', 1])
  })

  const broken: [string, Site, string][] = [
    [
      'a page that fails',
      { health: () => 'ok', status: (version, _, path) => (version === 'version-2' && path === '/map' ? 500 : 200) },
      '/map answers 500',
    ],
    [
      'worse health',
      { health: (version) => (version === 'version-2' ? 'no-data' : 'ok'), status: () => 200 },
      '/healthz says no-data, and said ok before',
    ],
  ]
  it.each(broken)('sends no visitor to a version with %s', async (_, site, words) => {
    await deploy(standInWrangler({ account }))
    const said = await refusal(deploy(standInWrangler({ account }), site))
    expect(said).toContain('failed before any visitor was sent there')
    expect(said).toContain(words)
    expect(account.versions).toEqual([{ id: 'version-1', percentage: 100 }])
  })

  it('takes back a version that fails once visitors are there', async () => {
    await deploy(standInWrangler({ account }))
    const site: Site = { health: () => 'ok', status: (version, isHidden) => (version === 'version-2' && !isHidden ? 500 : 200) }
    expect(await refusal(deploy(standInWrangler({ account }), site))).toContain('was taken back; version-1 serves again')
    expect(account.versions).toEqual([{ id: 'version-1', percentage: 100 }])
  })

  it('says so where it could not be taken back', async () => {
    await deploy(standInWrangler({ account }))
    const site: Site = { health: () => 'ok', status: (version, isHidden) => (version === 'version-2' && !isHidden ? 500 : 200) }
    const wrangler = standInWrangler({ account, fails: (_, [group]) => (group === 'rollback' ? 'before' : null) })
    expect(await refusal(deploy(wrangler, site))).toContain('could NOT be taken back')
  })

  it('deploys whole what makes a class of Durable Objects, and takes that back too', async () => {
    await deploy(standInWrangler({ account }))
    account.makesObjects = true
    expect(await deploy(standInWrangler({ account }))).toBe('version-2')
    account.makesObjects = true
    const site: Site = { health: (version) => (version === 'version-3' ? 'failed' : 'ok'), status: () => 200 }
    expect(await refusal(deploy(standInWrangler({ account }), site))).toContain('was taken back; version-2 serves again')
  })

  it.each(['before', 'after'] as const)(
    'fails at any command, %s it has worked: visitors keep a version, and a second run completes',
    async (when) => {
      await deploy(standInWrangler({ account }))
      let calls = 0
      const begun = structuredClone(account)
      await deploy(standInWrangler({ account, before: () => void calls++ }))
      expect(calls).toBe(5)
      for (let failing = 0; failing < calls; failing++) {
        account = structuredClone(begun)
        const said = await refusal(deploy(standInWrangler({ account, fails: (at) => (at === failing ? when : null) })))
        expect(said).not.toContain('not refused')
        expect(served(), said).toMatch(/^version-[12]$/)
        const version = await deploy(standInWrangler({ account }))
        expect(account.versions).toEqual([{ id: version, percentage: 100 }])
      }
    },
  )

  it('waits for nobody who shares visitors among versions', async () => {
    account.versions = [
      { id: 'version-1', percentage: 90 },
      { id: 'version-2', percentage: 10 },
    ]
    expect(await refusal(deploy(standInWrangler({ account })))).toContain('visitors are shared among several versions')
  })
})
