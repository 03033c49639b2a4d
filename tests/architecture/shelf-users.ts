import { posix } from 'node:path'
import { read, type Source } from './sources.ts'

export const SHELF = 'src/features/shared/'

const IMPORTED = /\b(?:from|import)\s*\(?\s*'([#.][^'?]+)/g

const ALIASES = Object.entries(JSON.parse(read('package.json')).imports as Record<string, string>).map(
  ([name, target]) => [name.replace('*', ''), target.replace('*', '').replace('./', '')] as const,
)

/** The files of ours that a file imports, from the project's root; types and late imports as well. */
export const importsOf = ({ path, text }: Source): string[] =>
  [...text.matchAll(IMPORTED)].map(([, name = '']) => {
    const alias = ALIASES.find(([start]) => name.startsWith(start))
    return alias ? alias[1] + name.slice(alias[0].length) : posix.join(posix.dirname(path), name)
  })

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
