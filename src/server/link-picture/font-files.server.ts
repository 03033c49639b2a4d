import { lastOf } from '#lib/element-at.ts'
import type { LoadFont } from './letters.ts'

/** The addresses of the font files by their paths; the Chinese ones are those of invoices. Vite reads the options where they are written. */
const FILES = {
  ...import.meta.glob<string>('/node_modules/@fontsource/inter/files/inter-{latin,latin-ext}-{500,600}-normal.woff', {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('/node_modules/@fontsource/source-serif-4/files/source-serif-4-{latin,latin-ext}-600-normal.woff', {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('/node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-*-400-normal.woff', {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  }),
}

const BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(FILES).map(([path, address]) => [lastOf(path.split('/')).replace(/\.woff$/, ''), address]),
)

/** Fonts from the static files of the deployment. */
export const loadFontFrom =
  (assets: Fetcher, origin: string): LoadFont =>
  async (file) => {
    const address = BY_NAME.get(file)
    const answer = address ? await assets.fetch(new URL(address, origin)) : null
    if (!answer?.ok) throw new Error(`the font ${file} could not be read`)
    return new Uint8Array(await answer.arrayBuffer())
  }
