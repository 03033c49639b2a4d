import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { d1Binding, localD1File } from '../../src/server/provider/db/local-file.ts'
import { rows } from './import-into.ts'
import { freshFolder, madeFiles, madeFolder } from './made-folder.ts'

const root = join(import.meta.dirname, '../..')
const HEAD = 'salesperson_name,registration_no,registration_start_date,registration_end_date,estate_agent_name,estate_agent_license_no'
const agent = (at: number, more: Partial<Record<'name' | 'number' | 'start' | 'end', string>> = {}) => {
  const { name = `AGENT ${at}`, number = `R99${String(at).padStart(4, '0')}A`, start = '2026-01-01', end = '2026-12-31' } = more
  return `${name},${number},${start},${end},"LANTERN BAY, REALTY PTE LTD",L3990001A`
}
const agents = (count: number) => Array.from({ length: count }, (_, at) => agent(at + 1))
const csv = (...lines: string[]) => `${[HEAD, ...lines].join('\n')}\n`

function folderOf(files: Record<string, string | Buffer>): string {
  const folder = freshFolder('register')
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  return folder
}

function importFrom(folder: string, persist: string, ...more: string[]) {
  const args = [join(root, 'scripts/data-import.ts'), '--market', 'SG', '--from', folder, '--persist', persist, ...more]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  return { status, stdout, refused: stderr.split('\n').find((line) => line.startsWith('refused:')) ?? null }
}

const accountFile = (persist: string) => localD1File(d1Binding(root, 'ACCOUNT').databaseId, persist)
const listed = (persist: string) =>
  rows(accountFile(persist), "select cea_number, ends_on from licence_register where country = 'SG' order by cea_number")

describe('the register of estate agents', { timeout: 60_000 }, () => {
  it('is imported as published, packed or not, row by row, and only once', () => {
    const persist = freshFolder('register-home')
    const odd = [
      agent(9, { number: '' }),
      agent(10, { number: 'none' }),
      agent(11, { end: '2026-02-30' }),
      agent(12, { start: '2026-05-01', end: '2025-05-01' }),
    ]
    const twice = [agent(1, { end: '2027-12-31' }), agent(2, { end: '31/12/2025' }), agent(3, { start: '1-Jan-2026', end: '-' })]
    const folder = folderOf({ 'register.csv.gz': gzipSync(`\uFEFF${csv(...agents(40), ...odd, ...twice)}`) })
    const first = importFrom(folder, persist)
    expect(first).toMatchObject({ status: 0, refused: null })
    expect(first.stdout).toContain('register replaced: 40 agents')
    for (const reason of [
      'registration_no is empty',
      'is not a registration number',
      'is not a date',
      'is before the start',
      'is listed twice',
    ])
      expect(first.stdout).toContain(reason)
    const kept = listed(persist)
    expect(kept).toHaveLength(40)
    expect(kept.slice(0, 4).map(({ ends_on }) => ends_on)).toEqual(['2027-12-31', '2026-12-31', null, '2026-12-31'])
    expect(importFrom(folder, persist).stdout).toContain('register unchanged')
    const few = folderOf({ 'a.csv': csv(...agents(3)) })
    expect(importFrom(few, persist).status).toBe(1)
    expect(listed(persist)).toHaveLength(40)
    const newer = importFrom(few, persist, '--force')
    expect(newer.stdout).toContain('register replaced: 3 agents')
    expect(listed(persist)).toHaveLength(3)
  })

  it('comes along with a market’s files', () => {
    const persist = freshFolder('register-market')
    const { status, stdout } = importFrom(madeFolder({ ...madeFiles(), 'register.csv': csv(...agents(5)) }), persist)
    expect(status).toBe(0)
    expect(stdout).toMatch(/\d+ projects/)
    expect(stdout).not.toContain('register.csv: not recognised')
    expect(listed(persist)).toHaveLength(5)
  })

  it('is refused with a reason and changes nothing', () => {
    const persist = freshFolder('register-refused')
    importFrom(folderOf({ 'a.csv': csv(...agents(7)) }), persist)
    const before = listed(persist)
    const withoutNumber = csv(...agents(3)).replace('estate_agent_license_no', 'licence')
    const wrong: [Record<string, string | Buffer>, RegExp][] = [
      [{ 'r.csv': withoutNumber }, /r\.csv: looks like "CEA register of salespersons", but has no column estate_agent_license_no/],
      [{ 'r.csv': csv() }, /r\.csv: looks like .* but has no rows/],
      [{ 'r.csv': csv(...agents(3), ...Array.from({ length: 3 }, (_, at) => agent(at, { number: '?' }))) }, /3 of 6 rows cannot be read/],
      [{ 'r.csv': 'name,number\na,b\n' }, /nothing in .* is of a known format; known are: .*CEA register of salespersons/],
      [{ 'r.csv': csv(...agents(3)), 's.csv': csv(...agents(4)) }, /s\.csv: a second register, beside r\.csv/],
      [{ 'r.csv.gz': gzipSync(csv(...agents(40_000))).subarray(0, 90_000) }, /r\.csv\.gz: unexpected end/],
      [{ 'r.csv': `${csv(...agents(30))}"open quote,` }, /r\.csv: /],
    ]
    for (const [files, reason] of wrong) {
      const { status, refused } = importFrom(folderOf(files), persist)
      expect(refused).toMatch(reason)
      expect(status).toBe(1)
      expect(listed(persist)).toEqual(before)
    }
  })

  it('goes to a deployed database as SQL that can be run again', () => {
    const [persist, out] = [freshFolder('register-out'), freshFolder('register-sql')]
    const { stdout } = importFrom(folderOf({ 'a.csv': csv(...agents(450)) }), persist, '--out', out)
    expect(stdout).not.toContain('replaced')
    importFrom(folderOf({ 'b.csv': csv(agent(450), agent(900)) }), persist)
    const db = new DatabaseSync(accountFile(persist))
    const sql = readFileSync(join(out, 'register/0001.sql'), 'utf8')
    for (const _ of [1, 2]) db.exec(sql)
    db.close()
    expect(listed(persist)).toHaveLength(450)
    expect(listed(persist).at(-1)).toMatchObject({ cea_number: 'R990450A' })
  })
})
