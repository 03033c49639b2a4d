import { spawnSync } from 'node:child_process'
import { appendFileSync, copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { readPublishOptions } from '#provider/import/publish/options.ts'
import { dump, rows } from './import-into.ts'
import { freshFolder, madeFiles, madeFolder } from './made-folder.ts'

const root = join(import.meta.dirname, '../..')

/** Runs a made slice and kills itself when the named stage begins, or has made its first step ("stage+"). */
const SCRIPT = `
import { MADE_PLAN } from ${JSON.stringify(join(root, 'src/server/provider/valuation/made-market.ts'))}
import { runPublish } from ${JSON.stringify(join(root, 'src/server/provider/import/publish/run-publish.ts'))}
const [folder, home, killAt = ''] = process.argv.slice(2)
const plan = { ...MADE_PLAN, forest: { ...MADE_PLAN.forest, trees: 3 } }
let stage = ''
const die = (point) => { if (point === killAt) process.kill(process.pid, 'SIGKILL') }
const progress = {
  stage: (name) => { stage = name; console.log('stage ' + name); die(name) },
  advance: () => die(stage + '+'),
  done: () => {},
}
await runPublish({
  country: 'SG', folder, workFolder: home + '/work', targetFile: home + '/live.sqlite', reportFile: home + '/report.csv',
  threads: 2, progress, tell: console.log, plans: { hdb: plan }, least: { lessons: 20, calibration: 10 }, madeOn: '2026-11-23',
})
`

const KILLED_AT = [
  ...['1/5 read', '1/5 read+', '1/5 aggregates', '1/5 aggregates+', '1/5 indices+'],
  ...['2/5 read hdb', '2/5 compare hdb+', '2/5 learn hdb', '2/5 learn hdb+'],
  ...['2/5 reading+', '2/5 refits+', '2/5 bands+', '3/5 read private', '5/5 assemble+', '5/5 publish', '5/5 publish+'],
]

let folder: string
let script: string
const run = (home: string, killAt = '') => {
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, [script, folder, home, killAt], { cwd: root, encoding: 'utf8' })
  return { status, signal, stderr, lines: stdout.split('\n').filter(Boolean) }
}
/** Every result of a run, and what visitors are answered from. */
const resultsOf = (home: string) => ({
  work: readdirSync(join(home, 'work')).map((name) => [name, readFileSync(join(home, 'work', name), 'base64')]),
  live: dump(join(home, 'live.sqlite')),
})
/** The same without the seconds that a back-test took. */
const comparable = (home: string) => {
  const { work, live } = resultsOf(home)
  return { live, names: work.map(([name]) => name), whole: work.filter(([name]) => /^(edition|model|whole)-/.test(name ?? '')) }
}

describe('from files to a live market', () => {
  let home: string
  let first: ReturnType<typeof run>

  beforeAll(() => {
    folder = madeFolder(madeFiles(36))
    script = join(freshFolder('publish-script'), 'publish.ts')
    writeFileSync(script, SCRIPT)
    home = freshFolder('publish')
    first = run(home)
  }, 60_000)

  it('publishes rows, model and accuracy together, and says why a segment has none', () => {
    expect(first.stderr).not.toContain('Error')
    expect(first.status).toBe(0)
    const live = join(home, 'live.sqlite')
    expect(rows(live, "select name from artifact where name like 'valuation-%' or name like 'accuracy-%' order by 1")).toEqual([
      { name: 'accuracy-hdb' },
      { name: 'valuation-hdb' },
    ])
    const [record] = rows(live, "select cast(bytes as text) as text from artifact where name = 'accuracy-hdb'")
    expect(JSON.parse(String(record?.text))).toMatchObject({ kind: 'hdb', from: '2025-01', to: '2025-12', madeOn: '2026-11-23' })
    expect(rows(live, "select key from meta where key like 'too_few%' order by key")).toEqual([
      { key: 'too_few_sales_landed' },
      { key: 'too_few_sales_private' },
    ])
    expect(first.lines.join('\n')).toMatch(/private: no accuracy is published, because private: /)
  })

  it('skips every step when nothing has changed', () => {
    const before = resultsOf(home)
    const again = run(home)
    expect(again.lines.filter((line) => line.startsWith('stage'))).toEqual([])
    expect(again.lines[0]).toMatch(/: imported before$/)
    expect(resultsOf(home)).toEqual(before)
  })

  it('gives the same bytes when it is killed at sixteen points and run again', { timeout: 60_000 }, () => {
    const killed = freshFolder('publish-killed')
    for (const point of KILLED_AT) expect([point, run(killed, point).signal]).toEqual([point, 'SIGKILL'])
    expect(run(killed).status).toBe(0)
    expect(comparable(killed)).toEqual(comparable(home))
  })

  it('repeats only what a changed file is read by', () => {
    const own = freshFolder('publish-changed')
    run(own)
    const before = folder
    folder = freshFolder('publish-files')
    for (const name of readdirSync(before)) copyFileSync(join(before, name), join(folder, name))
    appendFileSync(
      join(folder, 'rentals.csv'),
      '\n11,2024-07-01,rental,private,The Made Court,themadecourt,1.36,103.95,914.9315,,3500.0,3.8,,non-landed properties',
    )
    const { status, lines } = run(own)
    folder = before
    expect(status).toBe(0)
    const stages = lines.filter((line) => line.startsWith('stage'))
    expect(stages).toContain('stage 2/5 learn hdb')
    expect(stages).not.toContain('stage 2/5 refits')
  })

  it('leaves the live market as it is when the files are refused', () => {
    const before = dump(join(home, 'live.sqlite'))
    const files = folder
    folder = freshFolder('publish-empty')
    const { status, stderr } = run(home)
    folder = files
    expect([status, stderr.includes('is empty; known are')]).toEqual([1, true])
    expect(dump(join(home, 'live.sqlite'))).toBe(before)
  })
})

describe('the command line of market:publish', () => {
  it.each([
    ['--market SG', 'say which market and where its files are: --market SG --from DIR'],
    ['--market XX --from x', 'say which market and where its files are: --market SG --from DIR'],
    ['--market SG --from x --threads 0', '--threads must be a whole number from 1 up'],
    ['--market SG --from x --wish', "Unknown option '--wish'"],
  ])('refuses %s in words', (args, message) => expect(() => readPublishOptions(args.split(' '))).toThrow(message))

  it('publishes a made folder into a database of its own, and skips it the second time', { timeout: 60_000 }, () => {
    const persist = freshFolder('publish-command')
    const command = [join(root, 'scripts/market-publish.ts'), '--market', 'SG', '--from', madeFolder(), '--persist', persist]
    const [first, second] = [0, 1].map(() => spawnSync(process.execPath, command, { encoding: 'utf8' }))
    expect(first?.stderr).not.toContain('refused')
    expect(first?.stdout).toContain('SG is live')
    expect(first?.stdout).toContain('hdb: no accuracy is published, because hdb: ')
    expect(second?.stdout).toContain('nothing changed: SG is live with these files, models and figures')
    expect(existsSync(join(persist, 'reports/SG-rejections.csv'))).toBe(true)
  })
})
