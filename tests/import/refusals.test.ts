import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { d1Binding, localD1File } from '../../src/server/provider/db/local-file.ts'
import { freshFolder, madeFiles, madeFolder } from './made-folder.ts'

const root = join(import.meta.dirname, '../..')
const { databaseId } = d1Binding(root, 'SG')

function importFrom(folder: string, persist: string, ...more: string[]) {
  const args = [join(root, 'scripts/data-import.ts'), '--market', 'SG', '--from', folder, '--persist', persist, ...more]
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  return { status, lines: stderr.split('\n').filter((line) => line.startsWith('refused:')), stack: /\n\s+at .*:\d+:\d+/.test(stderr) }
}

/** The sample folder with other bytes in one file. */
function folderWith(name: string, bytes: Buffer | string): string {
  const folder = madeFolder()
  writeFileSync(join(folder, name), bytes)
  return folder
}

const emptyFolder = () => {
  const folder = join(freshFolder('empty'), 'files')
  mkdirSync(folder)
  return folder
}

const resale = madeFiles()['resale.csv'] ?? ''
/** large enough that its header can be read when the end is cut off */
const longResale = gzipSync([resale, ...Array.from({ length: 40_000 }, () => resale.split('\n')[1])].join('\n'), { level: 0 })
const withoutPrice = resale.split('\n').map((line) => line.replace(/,[^,]*$/, ''))

describe('an import that cannot be done', { timeout: 60_000 }, () => {
  const persist = freshFolder('refused')
  const target = localD1File(databaseId, persist)
  beforeAll(() => {
    expect(importFrom(madeFolder(), persist)).toEqual({ status: 0, lines: [], stack: false })
  }, 60_000)

  it.each<[string, () => string, RegExp]>([
    ['a missing folder', () => join(persist, 'nowhere'), /nowhere is not a folder/],
    ['a file instead of a folder', () => join(root, 'package.json'), /package\.json is not a folder/],
    ['an empty folder', emptyFolder, /files is empty; known are: URA subzones, .*HDB resale flat prices/],
    [
      'a folder with only unknown files',
      () => madeFolder({ 'notes.csv': 'a,b\n1,2\n', 'readme.txt': 'x' }),
      /nothing in .* is of a known format/,
    ],
    [
      'a packed file cut off in its head',
      () => folderWith('resale.csv.gz', gzipSync(resale).subarray(0, 60)),
      /resale\.csv\.gz: unexpected end/,
    ],
    ['a packed file cut off later', () => folderWith('resale.csv.gz', longResale.subarray(0, -9_000)), /resale\.csv\.gz: unexpected end/],
    [
      'a column missing',
      () => folderWith('resale.csv.gz', withoutPrice.join('\n')),
      /looks like "HDB resale flat prices", but has no column resale_price/,
    ],
    ['a broken quote', () => folderWith('ura.csv', `${madeFiles()['ura.csv']}\n"THE MADE`), /ura\.csv: Quote Not Closed/],
    [
      'a quotation mark inside a cell',
      () => folderWith('ura.csv', `${madeFiles()['ura.csv']}\nTHE "MADE"`),
      /ura\.csv: Invalid Opening Quote.* at line \d+/,
    ],
  ])('refuses %s in one sentence and leaves the database as it was', (_, folder, sentence) => {
    const before = readFileSync(target)
    const { status, lines, stack } = importFrom(folder(), persist)
    expect(lines.join('\n')).toMatch(sentence)
    expect({ status, sentences: lines.length, stack }).toEqual({ status: 1, sentences: 1, stack: false })
    expect(readFileSync(target).equals(before)).toBe(true)
  })

  it('refuses places that cannot be written', () => {
    const before = readFileSync(target)
    const refused = (sentence: RegExp) => ({ status: 1, lines: [expect.stringMatching(sentence)], stack: false })
    expect(importFrom(madeFolder(), '/dev/null/state')).toEqual(refused(/ENOTDIR.*\/dev\/null\/state/))
    expect(importFrom(madeFolder(madeFiles(12)), persist, '--report', '/dev/null/report.csv')).toEqual(
      refused(/cannot write \/dev\/null\/report\.csv/),
    )
    expect(readFileSync(target).equals(before)).toBe(true)
  })

  it('refuses a target that is no database, and does not overwrite it', () => {
    const elsewhere = freshFolder('odd')
    const file = localD1File(databaseId, elsewhere)
    copyFileSync(join(root, 'package.json'), file)
    expect(importFrom(madeFolder(), elsewhere)).toMatchObject({ status: 1, lines: [expect.stringMatching(/file is not a database/)] })
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(join(root, 'package.json'), 'utf8'))
    const folderInstead = freshFolder('odd')
    mkdirSync(localD1File(databaseId, folderInstead))
    expect(importFrom(madeFolder(), folderInstead)).toMatchObject({ status: 1, lines: [expect.stringMatching(/it is not a file/)] })
  })
})
