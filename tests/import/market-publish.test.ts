import { spawnSync } from 'node:child_process'
import { appendFileSync, copyFileSync, cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { SAMPLE_SEED, sampleOf } from '#fixtures/short-sample.ts'
import { readPublishOptions } from '#provider/import/publish/options.ts'
import { parseModel } from '#provider/valuation/segment-model-codec.ts'
import { readCommandLine } from '../../scripts/command-line.ts'
import { COMMANDS } from '../../scripts/commands.ts'
import { dump, rows } from './import-into.ts'
import { freshFolder, madeFiles, madeFolder } from './made-folder.ts'

const root = join(import.meta.dirname, '../..')

/** Runs a made slice and kills itself when the named stage begins, or makes its nth step ("stage+n"). */
const SCRIPT = `
import { MADE_PLAN } from ${JSON.stringify(join(root, 'src/server/provider/valuation/made-market.ts'))}
import { runPublish } from ${JSON.stringify(join(root, 'src/server/provider/import/publish/run-publish.ts'))}
const [folder, home, killAt = ''] = process.argv.slice(2)
const plan = { ...MADE_PLAN, forest: { ...MADE_PLAN.forest, trees: 3 } }
let [stage, steps] = ['', 0]
const die = (point) => { if (point === killAt) process.kill(process.pid, 'SIGKILL') }
const progress = {
  stage: (name) => { stage = name; steps = 0; console.log('stage ' + name); die(name) },
  advance: () => die(stage + '+' + ++steps),
  done: () => {},
}
await runPublish({
  country: 'SG', folder, workFolder: home + '/work', targetFile: home + '/live.sqlite', reportFile: home + '/report.csv',
  threads: 2, progress, tell: console.log, plans: { hdb: plan }, least: { lessons: 20, calibration: 10 }, madeOn: '2026-11-23',
})
`

const KILLED_AT = [
  '1/5 read',
  '1/5 read+1',
  '1/5 aggregates',
  '1/5 aggregates+1',
  '1/5 indices+1',
  '2/5 read hdb',
  '2/5 compare hdb+1',
  '2/5 compare hdb+9',
  '2/5 learn hdb+1',
  '2/5 learn hdb+5',
  '2/5 bands hdb',
  '2/5 bands hdb+2',
  '3/5 read private',
  '5/5 assemble+1',
  '5/5 estimates',
  '5/5 estimates+1',
  '5/5 publish',
  '5/5 publish+1',
]
const FEW = sampleOf(KILLED_AT, 3).some
/** milliseconds after which it is killed wherever it is then; a quick machine may have ended by the last */
const KILLED_AFTER = [300, 500, 700, 900]

let folder: string
let script: string
const run = (home: string, killAt = '', timeout?: number) => {
  const limits = { timeout, killSignal: 'SIGKILL' as const }
  const args = [script, folder, home, killAt]
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', ...limits })
  return { status, signal, stderr, lines: stdout.split('\n').filter(Boolean) }
}
/** Every result of a run, and what visitors are answered from. */
const resultsOf = (home: string) => ({
  work: readdirSync(join(home, 'work')).map((name) => [name, readFileSync(join(home, 'work', name), 'base64')]),
  live: dump(join(home, 'live.sqlite')),
})
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
    const estimates = 'from project p left join project_estimate e on e.project_id = p.id'
    expect(rows(live, `select p.slug ${estimates} where e.project_id is null`)).toEqual([])
    const [counted] = rows(
      live,
      `select sum(e.confidence is not null) > 0 as measured, sum(e.confidence is not null and p.type_group <> 'public-stack') as other ${estimates}`,
    )
    expect(counted).toEqual({ measured: 1, other: 0 })
    expect(first.lines.join('\n')).toMatch(/private: no accuracy is published, because private: /)
  })

  it('skips every step when nothing has changed', () => {
    const before = resultsOf(home)
    const again = run(home)
    expect(again.lines.filter((line) => line.startsWith('stage'))).toEqual([])
    expect(again.lines[0]).toMatch(/: imported before$/)
    expect(resultsOf(home)).toEqual(before)
  })

  const expectSameWhenKilled = (points: readonly string[]) => {
    const killed = freshFolder('publish-killed')
    for (const point of points) expect([point, run(killed, point).signal]).toEqual([point, 'SIGKILL'])
    expect(run(killed).status).toBe(0)
    expect(resultsOf(killed), `seed ${SAMPLE_SEED}`).toEqual(resultsOf(home))
  }
  it('gives the same bytes when it is killed a few times', { timeout: 120_000 }, () => expectSameWhenKilled(FEW))
  it('gives the same bytes when it is killed at every stage', { timeout: 240_000, tags: ['long'] }, () => expectSameWhenKilled(KILLED_AT))

  it('gives the same bytes when it is killed at any time', { timeout: 180_000, tags: ['long'] }, () => {
    const killed = freshFolder('publish-timed')
    for (const ms of KILLED_AFTER) run(killed, '', ms)
    expect(run(killed).status).toBe(0)
    expect(resultsOf(killed)).toEqual(resultsOf(home))
  })

  it('goes on with the months that were learnt before it was killed', () => {
    const killed = freshFolder('publish-learning')
    const learnt = () =>
      readdirSync(join(killed, 'work'))
        .filter((name) => /^(edition|compared|learnt)-.*[0-9a-f]$/.test(name))
        .map((name) => [name, statSync(join(killed, 'work', name)).mtimeMs])
    run(killed, '2/5 learn hdb+6')
    const before = learnt()
    expect(before.length).toBeGreaterThanOrEqual(8)
    run(killed, '2/5 bands hdb')
    expect(learnt()).toEqual(expect.arrayContaining(before))
    expect(learnt().length).toBeGreaterThan(before.length)
  })

  it('repeats only what a changed file is read by', () => {
    const own = freshFolder('publish-changed')
    cpSync(home, own, { recursive: true })
    const before = folder
    folder = freshFolder('publish-files')
    for (const name of readdirSync(before)) copyFileSync(join(before, name), join(folder, name))
    const add = (name: string, line: string) =>
      appendFileSync(join(folder, name), name.endsWith('.gz') ? gzipSync(`\n${line}`) : `\n${line}`)
    const stages = () => {
      const { status, lines } = run(own)
      expect(status).toBe(0)
      return lines.filter((line) => line.startsWith('stage'))
    }
    add('rentals.csv', '11,2024-07-01,rental,private,The Made Court,themadecourt,1.36,103.95,914.9315,,3500.0,3.8,,non-landed properties')
    const afterRent = stages()
    add('resale.csv.gz', '2025-12,ANG MO KIO,4 ROOM,406,ANG MO KIO AVE 10,07 TO 09,92,New Generation,1980,55 years,400000.0')
    const afterSale = stages()
    folder = before
    expect(afterRent).toContain('stage 1/5 read')
    expect(afterRent).not.toContain('stage 2/5 learn hdb')
    expect(afterSale).toContain('stage 2/5 learn hdb')
    const live = join(own, 'live.sqlite')
    const [{ value: edition } = {}] = rows(live, "select value from meta where key = 'data_version'")
    const [model] = rows(live, "select bytes from artifact where name = 'valuation-hdb'")
    expect(parseModel(z.instanceof(Uint8Array).parse(model?.bytes)).dataVersion).toBe(edition)
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
  ])('refuses %s in words', (args, message) =>
    expect(() => readPublishOptions(readCommandLine(COMMANDS['market:publish'], args.split(' ')).values)).toThrow(message),
  )

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
