import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { d1Bindings } from '../../src/server/provider/db/local-file.ts'
import { ROOT, read } from './sources.ts'

const OLDEST_SEROVAL = [1, 5, 3] as const

describe('wrangler.toml', () => {
  const toml = read('wrangler.toml')

  it.each(['staging', 'production'])('%s lists the bindings and vars of the local environment', (environment) => {
    const names = (env?: string) => d1Bindings(toml, env).map((row) => row.binding)
    expect(names(environment)).toEqual(names())
    expect(vars(toml, `[env.${environment}.vars]`)).toEqual(vars(toml, '[vars]'))
    for (const table of ['durable_objects.bindings', 'migrations', 'r2_buckets']) {
      const lines = linesOf(toml, `[[${table}]]`)
      expect(lines.length).toBeGreaterThan(0)
      // each environment has buckets of its own, so that none writes into another's
      const own = linesOf(toml, `[[env.${environment}.${table}]]`)
      expect(own.map((line) => line.replace(`-${environment}"`, '"'))).toEqual(lines)
      expect(own.filter((line) => line.startsWith('bucket_name') && !line.endsWith(`-${environment}"`))).toEqual([])
    }
  })

  it.each(['', 'env.staging.', 'env.production.'])('%s logs no addresses: they hold one-time tokens', (environment) => {
    const lines = linesOf(toml, `[${environment}observability]`)
    expect(lines).toContain('redact_query_string = true')
    expect(lines).toContain('logs = { enabled = true, invocation_logs = false }')
  })
})

/** the lines of all tables of that name, in order */
function linesOf(toml: string, table: string): string[] {
  const found: string[] = []
  let isInside = false
  for (const line of toml.split('\n').map((text) => text.trim())) {
    if (line.startsWith('[')) isInside = line === table
    else if (isInside && line && !line.startsWith('#')) found.push(line)
  }
  return found
}

/** the names of a table of vars */
function vars(toml: string, table: string): string[] {
  const lines = toml.split('\n').map((line) => line.trim())
  const rest = lines.slice(lines.indexOf(table) + 1)
  const end = rest.findIndex((line) => line.startsWith('['))
  return rest
    .slice(0, end)
    .flatMap((line) => /^(\w+)\s*=/.exec(line)?.[1] ?? [])
    .toSorted()
}

describe('package-lock.json', () => {
  const lock: { packages: Record<string, { version?: string; resolved?: string }> } = JSON.parse(read('package-lock.json'))

  // older ones could run code from a crafted answer
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
    // the lock file names no host: npm asks whichever registry the machine is set to, and the integrity hashes decide
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
