import { describe, expect, it } from 'vitest'
import { readArchive } from '#features/account/taking/read-archive.ts'
import { groupsOf } from '#features/account/taking/take-copy.ts'
import { madeZip } from '#fixtures/made-zip.ts'
import { ZipPart } from '#provider/modules/data-copy/zip-part.ts'

async function archive(files: Record<string, string>, isText = true): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  const zip = new ZipPart(async (bytes) => void pieces.push(bytes))
  for (const [path, text] of Object.entries(files)) await zip.add({ path, isText, pieces: () => [Buffer.from(text)] })
  await zip.end()
  return Buffer.concat(pieces)
}
const blobOf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)])
const textsOf = async (blob: Blob) =>
  Promise.all(((await readArchive(blob)) ?? []).map(async (file) => [file.name, await (await file.read()).text()]))

const FILES = { 'a/房.txt': 'x'.repeat(100_000), 'empty.txt': '', 'b.jsonl': '{"a":"🏠"}\n' }

describe('an archive', () => {
  it.each([true, false])('is read as it was written, packed: %s', async (isText) => {
    expect(await textsOf(blobOf(await archive(FILES, isText)))).toEqual(Object.entries(FILES))
  })

  it('of another writer is read as well, and what is none is refused', async () => {
    expect(await textsOf(blobOf(madeZip({ 'a.txt': 'one' })))).toEqual([['a.txt', 'one']])
    for (const bytes of [Buffer.alloc(0), Buffer.from('PK'), Buffer.alloc(90_000, 'PK\u0005\u0006')])
      expect(await readArchive(blobOf(bytes))).toBeNull()
  })

  it('that is cut or changed gives an error, never other bytes', async () => {
    const text = 'one two three '.repeat(50)
    const whole = await archive({ 'a.txt': text })
    for (let at = 31; at < whole.length; at++) {
      const changed = Buffer.from(whole)
      changed[at] = (changed[at] ?? 0) ^ 0xff
      const read = await textsOf(blobOf(changed)).catch(() => null)
      for (const [, other] of read ?? []) expect([at, other]).toEqual([at, text])
    }
    expect(await readArchive(blobOf(whole.subarray(0, whole.length - 30)))).toBeNull()
  })
})

it('lines go in groups that one call can hold, each with its number', () => {
  const groups = groupsOf(`${Array.from({ length: 250 }, (_, n) => `{"n":${n}}`).join('\n')}\n\n${'x'.repeat(500_000)}\n`)
  expect(groups.map(({ first, lines }) => [first, lines.length])).toEqual([
    [1, 100],
    [101, 100],
    [201, 50],
    [252, 1],
  ])
})
