import { expect, it } from 'vitest'
import { productSources } from './sources.ts'

/** What the router calls before it waits for anything: it may come from no file that travels with a later part of the page. */
const AT_ONCE = /\b(?:validateSearch|search|loaderDeps|params|staticData|context):/

/** Uses of what a guard or a head exports where the router does not wait; the built page would find none there. */
function faultsOf(path: string, text: string): string[] {
  const late = [...text.matchAll(/^import \{ ([\w, ]+) \} from '#features\/[^']+-(?:guard|head)\.ts'$/gm)].flatMap(([, names = '']) =>
    names.split(', '),
  )
  return text
    .split('\n')
    .filter((line) => AT_ONCE.test(line) && late.some((name) => new RegExp(`\\b${name}\\b`).test(line.slice(line.search(AT_ONCE)))))
    .filter((line) => !/^\s*(?:head|loader|beforeLoad):/.test(line))
    .map((line) => `${path}: ${line.trim()}`)
}

it('routes read addresses by what is there at once', () => {
  const routes = productSources().filter(({ path }) => path.startsWith('src/routes/'))
  expect(routes.flatMap(({ path, text }) => faultsOf(path, text))).toEqual([])
})

it('sees a search that comes from a guard', () => {
  const route = (use: string) =>
    `import { loadList, listSearch } from '#features/x/list-guard.ts'\nexport const Route = createFileRoute('/x')({\n  ${use}\n})`
  expect(faultsOf('x.tsx', route('validateSearch: listSearch,'))).toEqual(['x.tsx: validateSearch: listSearch,'])
  expect(faultsOf('x.tsx', route('loaderDeps: ({ search }) => listSearch(search),'))).toHaveLength(1)
  expect(faultsOf('x.tsx', route('loader: ({ context, deps }) => loadList(context, deps),'))).toEqual([])
  expect(faultsOf('x.tsx', route('head: ({ match: { context } }) => loadList(context.i18n),'))).toEqual([])
})
