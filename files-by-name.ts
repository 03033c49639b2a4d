import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

const CATALOGUES = globSync('src/locales/*/*.po', { cwd: import.meta.dirname })
  .map((file) => resolve(import.meta.dirname, file))
  .sort()
/** A folder's files never change: other words, or another compiler of them, make another folder. */
export const WORDS_FOLDER = `assets/words-${[...CATALOGUES, 'package-lock.json']
  .reduce((hash, file) => hash.update(readFileSync(resolve(import.meta.dirname, file))), createHash('sha256'))
  .digest('hex')
  .slice(0, 8)}`

/**
 * Each catalogue under a name that the browser can tell by itself (`addWords`): a list of all of them would travel with every page.
 * The server's build compiles them all; the browser's, which comes first, knows none.
 */
export const filesByName = (): Plugin => ({
  name: 'files-by-name',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /\.po$/ },
    handler(code, id) {
      const folder = resolve(import.meta.dirname, 'dist/client', WORDS_FOLDER, basename(dirname(id)))
      mkdirSync(folder, { recursive: true })
      writeFileSync(resolve(folder, `${basename(id, '.po')}.js`), code)
    },
  },
  // fonts that the server alone reads, for pictures beside links: its build would keep them to itself
  generateBundle(_, bundle) {
    const fonts = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.woff'))
    for (const file of fonts)
      if (file.type === 'asset') writeFileSync(resolve(import.meta.dirname, 'dist/client', file.fileName), file.source)
  },
})
