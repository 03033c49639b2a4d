import { readFile } from 'node:fs/promises'
import slices from '@fontsource/noto-sans-sc/unicode.json'
import fontkit from '@pdf-lib/fontkit'
import { expect, it } from 'vitest'
import { sliceFinder } from './font-slices.ts'
import { unpackWoff } from './unpack-woff.ts'

const fileOf = async (slice: string) =>
  new Uint8Array(await readFile(`node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-${slice.replace(/[[\]]/g, '')}-400-normal.woff`))

it('every file of the font can be read, with the letters that its list names', async () => {
  for (const [slice, range] of Object.entries(slices)) {
    const find = sliceFinder({ [slice]: range })
    const font = fontkit.create(await unpackWoff(await fileOf(slice)))
    const letters = font.characterSet.map((point) => String.fromCodePoint(point)).filter((letter) => find(letter) === slice)
    expect(letters.length, slice).toBeGreaterThan(0)
    expect(font.layout(letters.slice(0, 20).join('')).advanceWidth, slice).toBeGreaterThan(0)
  }
})

it('what is no WOFF comes back as it is, and a damaged one is refused', async () => {
  const other = new Uint8Array([0, 1, 0, 0])
  expect(await unpackWoff(other)).toBe(other)
  const damaged = (await fileOf('latin')).slice(0, 3_000)
  await expect(unpackWoff(damaged)).rejects.toThrow()
})
