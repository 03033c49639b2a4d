import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { madeTar } from '#fixtures/made-tar.ts'
import { tarTexts } from './tar-entries.ts'

const FILES = { 'data/': '', 'data/a.json': '{"name":"樟宜"}', 'data/b.txt': 'b'.repeat(1_300), 'data/c.json': '' }

function written(bytes: Buffer): string {
  const path = join(mkdtempSync(join(tmpdir(), 'tar-')), 'made.tar')
  writeFileSync(path, bytes)
  return path
}

const read = (bytes: Buffer) => tarTexts(written(bytes), (name) => name.endsWith('.json') || name.endsWith('.txt'))

it('reads the wanted files of an archive, packed or not', async () => {
  const texts = Object.entries(FILES).flatMap(([name, text]) => (name === 'data/' ? [] : [{ name, text }]))
  const packed = madeTar(FILES)
  expect(await read(packed)).toEqual(texts)
  expect(await read(gunzipSync(packed))).toEqual(texts)
  expect(await tarTexts(written(packed), (name) => name === 'data/c.json')).toEqual([{ name: 'data/c.json', text: '' }])
})

it('refuses an archive that is cut, or whose headers were changed', async () => {
  const plain = gunzipSync(madeTar(FILES))
  for (const length of [0, 100, 512, 1_000, 1_600, 2_100, plain.length - 1_024])
    await expect(read(plain.subarray(0, length)), `${length} bytes`).rejects.toThrow(/made\.tar: (is a damaged archive|ends within)/)
  const changed = Buffer.from(plain)
  changed.write('x', 512)
  await expect(read(changed)).rejects.toThrow('made.tar: is a damaged archive')
  await expect(read(madeTar(FILES).subarray(0, 60))).rejects.toThrow('made.tar: unexpected end of file')
})
