import slices from '@fontsource/noto-sans-sc/unicode.json'
import type { FontSlices } from '#lib/font-slices.ts'

/** The letters of each file of the font that documents are written in. */
export const NOTO_SLICES: FontSlices = slices

/** The addresses of the font's files; one is fetched when a document needs a letter of it. */
const FILES = import.meta.glob<string>('/node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-*-400-normal.woff', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
})

/** "[4]" in the list of ranges is "4" in a file's name. */
const fileOf = (slice: string): string =>
  FILES[`/node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-${slice.replace(/[[\]]/g, '')}-400-normal.woff`] ?? ''

/** Reads a file of the font. Throws when it cannot be loaded. */
export async function loadNotoSlice(slice: string): Promise<Uint8Array> {
  const answer = await fetch(fileOf(slice))
  if (!answer.ok) throw new Error('the font could not be loaded')
  return new Uint8Array(await answer.arrayBuffer())
}
