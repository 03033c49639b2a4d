import { expect, it } from 'vitest'
import { productSources, type Source } from './sources.ts'

const DECLARED = /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm

/** Names that more than one file declares and exports. A file that hands on another's name declares none; every route exports `Route`. */
function sharedNames(files: readonly Source[]): string[] {
  const places = new Map<string, Set<string>>()
  for (const { path, text } of files.filter((file) => !file.path.startsWith('src/routes/'))) {
    for (const [, name = ''] of text.matchAll(DECLARED)) places.set(name, (places.get(name) ?? new Set()).add(path))
  }
  return [...places].flatMap(([name, paths]) => (paths.size > 1 ? [`${name}: ${[...paths].join(', ')}`] : [])).sort()
}

it('an exported name means one thing in the whole product', () => {
  expect(sharedNames(productSources()), 'rename the narrower one').toEqual([])
})

it('sees a name that two files export, and lets routes and names that are handed on pass', () => {
  expect(
    sharedNames([
      { path: 'src/a.ts', text: 'export const pick = 1\nexport type Home = string\n' },
      { path: 'src/b.ts', text: "export function pick() {}\nexport { Home } from './a.ts'\n" },
      { path: 'src/routes/map.tsx', text: 'export const Route = 1\n' },
      { path: 'src/routes/search.tsx', text: 'export const Route = 1\n' },
    ]),
  ).toEqual(['pick: src/a.ts, src/b.ts'])
})
