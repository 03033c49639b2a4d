import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { z } from 'zod'

/** Which chunk of the build holds which part of a route's file: "_default/about-us.tsx?tsr-split=component" → "/assets/….js". */
const ROUTE_CHUNKS = fileURLToPath(new URL('dist/route-chunks.json', import.meta.url))

/** The part of a route file in a module's address, as the router's plugin divides it. */
export const partOfRoute = (id: string): string | null => new URLSearchParams(id.split('?')[1]).get('tsr-split')

/** Front doors of rooms that routes call late: what of a route's file loads each. */
const LATE_DOORS = [
  { door: 'head', part: 'component', importer: '$$splitComponentImporter' },
  { door: 'guard', part: 'loader', importer: '$$splitLoaderImporter' },
]
const doorImports = (door: string) => new RegExp(`^import \\{ ([\\w, ]+) \\} from ["'](#features/[^"']+-${door}\\.ts)["'];?$`, 'gm')

/**
 * What a page tells machines of itself, and who may open it, is asked for the open page alone, but the route tree would bring that of every
 * page along. It travels with the page's component and loader instead, for which the router waits as well. Production builds only.
 */
export const lateDoors = (): Plugin => ({
  name: 'late-doors',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/src\/routes\/.+\.tsx(\?|$)/ },
    handler(code, id) {
      let late = code
      for (const { door, part, importer } of LATE_DOORS) {
        const imported = (text: string) => Array.from(text.matchAll(doorImports(door)), ([line, names, file]) => ({ line, names, file }))
        if (partOfRoute(id) === part) {
          const source = readFileSync(id.replace(/\?.*/, ''), 'utf8')
          for (const { names, file } of imported(source)) late += `\nexport { ${names} } from '${file}';`
        }
        if (partOfRoute(id) || !code.includes(`const ${importer} =`)) continue
        for (const { line, names } of imported(code)) {
          const calls = names?.split(', ').map((name) => `const ${name} = async (...of) => (await ${importer}()).${name}(...of);`)
          late = late.replace(line, () => calls?.join(' ') ?? '')
        }
      }
      return late
    },
  },
})

/**
 * A page that came with its data needs no loader: its chunk loads when somebody goes on from there. TanStack Start asks for it with the
 * page all the same, beside the component's, in a list of what each route needs. Production builds only.
 */
export const lateLoaders = (): Plugin => {
  const imports = new Map<string, string[]>()
  const pages = new Set<string>()
  const withImports = (file: string, seen: Set<string>): Set<string> => {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const other of imports.get(file) ?? []) withImports(other, seen)
    return seen
  }
  return {
    name: 'late-loaders',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const names: Record<string, string> = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        imports.set(
          `/${chunk.fileName}`,
          chunk.imports.map((file) => `/${file}`),
        )
        const parts = chunk.moduleIds.map(partOfRoute)
        for (const id of chunk.moduleIds) if (partOfRoute(id)) names[id.replace(/.*\/src\/routes\//, '')] = `/${chunk.fileName}`
        if (chunk.isEntry || parts.some((part) => part && part !== 'loader')) pages.add(`/${chunk.fileName}`)
      }
      // they are named by their hash alone; the tests lose some of them
      writeFileSync(ROUTE_CHUNKS, JSON.stringify(names))
    },
    transform: {
      filter: { id: /tanstack-start-manifest:v/ },
      handler(code) {
        if (this.environment.name === 'client') return
        const lists = /\bpreloads:(\[[^\]]*\])/g
        if (!lists.test(code)) this.error('the list of what each route needs is written in another way now')
        return code.replace(lists, (_, list) => {
          const files = z.array(z.string()).parse(JSON.parse(list))
          const needed = files.filter((file) => pages.has(file)).reduce((seen, file) => withImports(file, seen), new Set<string>())
          return `preloads:${JSON.stringify(files.filter((file) => needed.has(file)))}`
        })
      },
    },
  }
}
