import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { JOB_CRON } from '#server/job-cron.ts'
import { ROOT, read } from './sources.ts'

const OLDEST_SEROVAL = [1, 5, 3] as const

/** What an environment of wrangler.toml declares; the top level is the local one. */
interface Environment {
  name: string
  vars: Record<string, string>
  d1_databases: { binding: string }[]
  durable_objects: { bindings: unknown[] }
  migrations: unknown[]
  r2_buckets: { binding: string; bucket_name: string }[]
  queues: { producers: { binding: string; queue: string }[]; consumers: { queue: string }[] }
  triggers: { crons: string[] }
  version_metadata: unknown
  observability: Record<string, unknown>
}

describe('wrangler.toml', () => {
  const { env, ...local } = parse(read('wrangler.toml')) as unknown as Environment & { env: Record<'staging' | 'production', Environment> }

  it.each(['staging', 'production'] as const)('%s lists the bindings and vars of the local environment', (environment) => {
    const own = env[environment]
    const names = ({ d1_databases }: Environment) => d1_databases.map(({ binding }) => binding)
    expect(names(own)).toEqual(names(local))
    expect(names(own).length).toBeGreaterThan(0)
    expect(Object.keys(own.vars).toSorted()).toEqual(Object.keys(local.vars).toSorted())
    expect(own.durable_objects).toEqual(local.durable_objects)
    expect(own.migrations).toEqual(local.migrations)
    // each environment has buckets of its own, so that none writes into another's
    const renamed = local.r2_buckets.map((bucket) => ({ ...bucket, bucket_name: `${bucket.bucket_name}-${environment}` }))
    expect(own.r2_buckets).toEqual(renamed)
    // … and queues, each of which is consumed
    const ofEnvironment = <Queue extends { queue: string }>(queues: Queue[]) =>
      queues.map((one) => ({ ...one, queue: `${one.queue}-${environment}` }))
    expect(own.queues.producers).toEqual(ofEnvironment(local.queues.producers))
    expect(own.queues.consumers).toEqual(ofEnvironment(local.queues.consumers))
    expect(own.queues.consumers.map(({ queue }) => queue)).toEqual(own.queues.producers.map(({ queue }) => queue))
    expect(own.triggers).toEqual(local.triggers)
    // a deployment waits until the site says that it is the new version
    expect(own.version_metadata).toEqual({ binding: 'VERSION' })
    for (const table of [local.durable_objects.bindings, local.migrations, local.r2_buckets]) expect(table.length).toBeGreaterThan(0)
  })

  it.each(Object.entries({ local, ...env }))('%s makes its scheduled runs', (_, { triggers }) => {
    expect(triggers.crons).toContain(JOB_CRON)
  })

  it.each(Object.entries({ local, ...env }))('%s logs no addresses: they hold one-time tokens', (_, { observability }) => {
    expect(observability.redact_query_string).toBe(true)
    expect(observability.logs).toEqual({ enabled: true, invocation_logs: false })
  })
})

describe('package-lock.json', () => {
  const lock: { packages: Record<string, { version?: string; resolved?: string }> } = JSON.parse(read('package-lock.json'))

  // older versions could run code from a crafted answer
  it(`has no seroval older than ${OLDEST_SEROVAL.join('.')}`, () => {
    const versions = Object.entries(lock.packages).flatMap(([path, { version }]) =>
      /(^|\/)seroval$/.test(path) && version ? [version] : [],
    )
    expect(versions.length).toBeGreaterThan(0)
    expect(versions.filter((version) => isOlder(version, OLDEST_SEROVAL))).toEqual([])
  })

  it('pins every package of package.json exactly', () => {
    const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(read('package.json'))
    const all = Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides })
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
  })
})

function isOlder(version: string, than: readonly number[]): boolean {
  const parts = version.split(/[.-]/).map(Number)
  const at = than.findIndex((part, i) => parts[i] !== part)
  return at >= 0 && (parts[at] ?? 0) < (than[at] ?? 0)
}

describe('tracked files', () => {
  const files = trackedFiles()

  it('name no machine folder and no private package registry', () => {
    const homes = /(^|[\s'"`(=])\/(work|home|root|Users)\/[\w.-]+/
    // the lock file names no host: npm asks the registry of the machine, and the integrity hashes decide
    const registry = /"resolved": "https?:|^\s*registry\s*=/m
    const faults = files.filter((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8')
      return registry.test(text) || (!file.endsWith('package-lock.json') && text.split('\n').some((line) => homes.test(line)))
    })
    expect(faults.filter((file) => file !== 'tests/architecture/deployment.test.ts')).toEqual([])
  })
})

/** What git tracks; in a copy without git, the text files of the project. */
function trackedFiles(): string[] {
  const isText = (file: string) =>
    /\.(tsx?|mjs|cjs|json|toml|md|css|graphql|sql|po|svg|html|ya?ml)$|^\.\w+|^LICENSE$|_headers$|^\.ci\//.test(file)
  const plain = () =>
    globSync(['*', '.*', '.ci/*', '{src,scripts,tests,docs,public}/**/*'], {
      cwd: ROOT,
      exclude: (name) => name === 'node_modules' || name === 'dist',
    })
  try {
    const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).split('\n')
    return tracked.filter((file) => file && isText(file) && existsSync(join(ROOT, file)))
  } catch {
    return plain().filter((file) => isText(file) && /\.\w+$/.test(file))
  }
}
