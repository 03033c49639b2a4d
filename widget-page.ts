import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { createCompiledCatalog } from '@lingui/cli/api'
import { formatter } from '@lingui/format-po'
import tailwindcss from '@tailwindcss/vite'
import { build, type Plugin } from 'vite'
import { messageMacros } from './message-macros.ts'

const ROOT = import.meta.dirname
const NAME = 'virtual:widget-page?inline'
const SOURCE_LOCALE = 'en-US'

/**
 * `virtual:widget-page?inline`: the page that draws answers in an assistant, built from `src/features/widget` into one HTML text with script, style and words in
 * it, since hosts show it where it may ask for nothing (decision 170).
 */
export const widgetPage = (): Plugin => ({
  name: 'widget-page',
  resolveId: { filter: { id: /^virtual:widget-page\?inline$/ }, handler: () => `\0${NAME}` },
  load: {
    filter: { id: /^\0virtual:widget-page\?inline$/ },
    async handler() {
      const { page, sources } = await buildWidget()
      for (const source of sources) this.addWatchFile(source)
      return `export default ${JSON.stringify(page)}`
    },
  },
})

/** The page, and the files that it was built from. */
async function buildWidget(): Promise<{ page: string; sources: string[] }> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // the production build of React also while developing
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [tailwindcss(), messageMacros()],
    build: {
      write: false,
      target: 'esnext',
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: resolve(ROOT, 'src/features/widget/widget.tsx'),
        output: { codeSplitting: false },
        // these packages do not say that what nobody uses of them can go
        treeshake: { moduleSideEffects: [{ test: /@modelcontextprotocol/, sideEffects: false }] },
      },
    },
  })
  const [{ output }] = [built].flat() as [Extract<typeof built, { output: unknown }>]
  const scripts = output.flatMap((file) => (file.type === 'chunk' ? [file] : []))
  const styles = output.flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : []))
  if (scripts.length !== 1 || styles.length !== 1 || output.length !== 2) throw new RangeError('the widget is one script and one style')
  const [{ code, moduleIds }] = scripts as [(typeof scripts)[number]]
  const words = JSON.stringify(wordsIn(code)).replaceAll('<', '\\u003c')
  const page = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>realEstate</title>',
    `<style>${styles[0]}</style></head><body><div id="widget"></div>`,
    `<script type="application/json" id="words">${words}</script>`,
    `<script type="module">${code.replaceAll(/<(?=\/script|!--)/gi, '\\x3C')}</script></body></html>`,
  ].join('')
  return { page, sources: moduleIds.filter((id) => id.startsWith(ROOT) && !id.includes('node_modules')) }
}

const po = formatter()

/** The compiled messages that a script names, by the folder of their language. Throws a `RangeError` for one without words. */
function wordsIn(script: string): Record<string, Record<string, unknown>> {
  const named = new Set([...script.matchAll(/["'`]([\w+/-]{6})["'`]/g)].map(([, id = '']) => id))
  const words: Record<string, Record<string, unknown>> = {}
  const missing: string[] = []
  for (const path of globSync('src/locales/*/*.po', { cwd: ROOT }).sort()) {
    const locale = basename(dirname(path))
    const catalogue = po.parse(readFileSync(resolve(ROOT, path), 'utf8'), { locale, sourceLocale: SOURCE_LOCALE, filename: path })
    const own: Record<string, string> = {}
    for (const [id, { translation, message }] of Object.entries(catalogue as Record<string, { translation?: string; message?: string }>)) {
      if (!named.has(id)) continue
      const text = translation || (locale === SOURCE_LOCALE && message) || ''
      if (text) own[id] = text
      else missing.push(`${locale}: ${message}`)
    }
    const { source } = createCompiledCatalog(locale, own, { namespace: 'json' })
    words[locale] = { ...words[locale], ...JSON.parse(source).messages }
  }
  if (missing.length > 0) throw new RangeError(`no words for ${missing.join('; ')}`)
  return words
}
