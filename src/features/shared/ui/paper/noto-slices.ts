import { sliceFile } from './paper-slices.ts'

/** The addresses of the font's files; one is fetched when a document needs a letter of it. */
const FILES = import.meta.glob<string>(
  [
    '/node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-*-400-normal.woff',
    '/node_modules/@fontsource/inter/files/inter-latin-ext-400-normal.woff',
  ],
  { eager: true, import: 'default', query: '?url&no-inline' },
)

/** Reads a file of the font. Throws when it cannot be loaded. */
export async function loadNotoSlice(slice: string): Promise<Uint8Array> {
  const answer = await fetch(FILES[`/node_modules/${sliceFile(slice)}`] ?? '')
  if (!answer.ok) throw new Error('the font could not be loaded')
  return new Uint8Array(await answer.arrayBuffer())
}
