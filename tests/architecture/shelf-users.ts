import { posix } from 'node:path'
import { read, type Source } from './sources.ts'

export const SHELF = 'src/features/shared/'

const IMPORTED = /\b(?:from|import)\s*\(?\s*'([#.][^'?]+)/g

const MANIFEST: { imports: Record<string, string> } = JSON.parse(read('package.json'))
const ALIASES = Object.entries(MANIFEST.imports).map(
  ([name, target]) => [name.replace('*', ''), target.replace('*', '').replace('./', '')] as const,
)

/** The file that an import means, from the project's root; a package is its own name. */
export function resolveImport(path: string, name: string): string {
  const alias = ALIASES.find(([start]) => name.startsWith(start))
  if (alias) return alias[1] + name.slice(alias[0].length)
  return name.startsWith('.') ? posix.join(posix.dirname(path), name) : name
}

/** The files of ours that a file imports, from the project's root; types and late imports as well. */
export const importsOf = ({ path, text }: Source): string[] =>
  [...text.matchAll(IMPORTED)].map(([, name = '']) => resolveImport(path, name))

/** Who a file outside of the shelf belongs to: a room, the provider, the server, or itself (a route, the router, a word list). */
function ownerOf(path: string): string {
  const room = /^src\/features\/([^/]+)\//.exec(path)?.[1]
  if (room) return room
  if (path.startsWith('src/server/')) return path.startsWith('src/server/provider/') ? 'provider' : 'server'
  return path
}

/**
 * For each file of the shelf the owners that import it, themselves or through other files of the shelf. The gallery is no owner: it shows
 * what others use.
 */
export function usersOfShelf(files: readonly Source[]): Map<string, Set<string>> {
  const importers = new Map<string, string[]>()
  for (const file of files) {
    for (const target of importsOf(file)) importers.set(target, [...(importers.get(target) ?? []), file.path])
  }
  const usersOf = (path: string, seen: Set<string>): string[] => {
    if (seen.has(path)) return []
    seen.add(path)
    return (importers.get(path) ?? []).flatMap((by) => (by.startsWith(SHELF) ? usersOf(by, seen) : [ownerOf(by)]))
  }
  return new Map(
    files
      .filter(({ path }) => path.startsWith(SHELF))
      .map(({ path }) => [path, new Set(usersOf(path, new Set()).filter((owner) => owner !== 'gallery'))]),
  )
}
