import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT, read } from './sources.ts'
import { ALLOWED, VIOLATIONS } from './violations.ts'

const CONFIG = join(ROOT, 'tests/architecture/boundaries.cjs')
const laws: { forbidden: { name: string }[] } = createRequire(import.meta.url)(CONFIG)

interface Violation {
  rule: { name: string }
  from: string
  cycle?: { name: string }[]
}

let folder: string
let violations: Violation[]

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

/** A small project tree with the same import names, in which every law is broken once. */
function seed() {
  write('package.json', JSON.stringify({ name: 'sample', type: 'module', imports: JSON.parse(read('package.json')).imports }))
  const all = [...VIOLATIONS, ...ALLOWED]
  for (const { target } of all.filter((one) => one.target.startsWith('node_modules/'))) {
    write(`${target}/package.json`, JSON.stringify({ name: target.slice('node_modules/'.length), version: '1.0.0', main: 'index.js' }))
    write(`${target}/index.js`, 'export const it = 1\n')
  }
  for (const { target } of all.filter((one) => /^(src|scripts)\//.test(one.target))) write(target, 'export const it = 1\n')
  for (const { from, imports } of all) write(from, `import { it } from '${imports}'\nexport const mine = it\n`)
  write('src/features/order/vendor/egg.ts', `import { mine } from './hen.ts'\nexport const it = () => mine\n`)
  write('src/features/typed/only.ts', `import type { it } from '#features/map/map-page.tsx'\nexport type Mine = typeof it\n`)
  write('src/features/typed/late.ts', `export const late = () => import('#features/map/map-page.tsx')\n`)
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'laws-'))
  seed()
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/depcruise'), ['--config', CONFIG, '--output-type', 'json', 'src'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  })
  violations = JSON.parse(stdout).summary.violations
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const lawsBrokenBy = (file: string): string[] =>
  violations.filter(({ from, cycle }) => from === file || cycle?.some(({ name }) => name === file)).map(({ rule }) => rule.name)

describe('boundaries', () => {
  it.each(VIOLATIONS)('$law catches $from importing $imports', ({ law, from }) => {
    expect(lawsBrokenBy(from)).toContain(law)
  })

  it.each(['src/features/typed/only.ts', 'src/features/typed/late.ts'])('types and late imports obey the laws as well: %s', (file) => {
    expect(lawsBrokenBy(file)).toContain('rooms-are-strangers')
  })

  it.each(ALLOWED)('$from may import $imports', ({ from }) => {
    expect(lawsBrokenBy(from)).toEqual([])
  })

  it('has a violation for every law', () => {
    expect(new Set(VIOLATIONS.map(({ law }) => law))).toEqual(new Set(laws.forbidden.map(({ name }) => name)))
  })
})
