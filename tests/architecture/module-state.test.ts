import { describe, expect, it } from 'vitest'
import { moduleState } from './module-state.ts'
import { productSources } from './sources.ts'

/** What may be kept at module scope: shared by all requests of an isolate, or by all pages of a tab. */
const ALLOWED: readonly { path: string; name: string; reason: string }[] = [
  {
    path: 'src/features/shared/lib/format.ts',
    name: 'numberFormats',
    reason: 'formatters say the same for everybody; keyed by locale and options, at most FORMATS_MAX',
  },
  {
    path: 'src/features/shared/lib/format.ts',
    name: 'dateFormats',
    reason: 'formatters say the same for everybody; keyed by locale and options, at most FORMATS_MAX',
  },
  {
    path: 'src/server/body-limit.ts',
    name: 'ended',
    reason: 'keyed by the request itself, and gone with it',
  },
  {
    path: 'src/server/provider/demo/listings/drawn-room.ts',
    name: 'drawn',
    reason: 'the same pictures whoever asks; keyed by drawing, at most DRAWINGS',
  },
  {
    path: 'src/features/order/files/use-uploads.ts',
    name: 'queues',
    reason: 'files on their way out of this page; filled in a browser alone, emptied at the log out',
  },
  {
    path: 'src/server/env.ts',
    name: 'parsed',
    reason: 'the bindings of the Worker as they were read; keyed by the bindings, gone with them',
  },
  {
    path: 'src/server/page-cache/keeping.ts',
    name: 'keepings',
    reason: 'pages that were rendered as nobody, by key and within 12 MB (page-shelf.ts); keyed by the environment, gone with it',
  },
  {
    path: 'src/server/page-cache/kept-pages.ts',
    name: 'answered',
    reason: 'whether the page of a path is one for everybody; keyed by path, at most ANSWERS_MAX',
  },
  {
    path: 'src/server/sitemap.ts',
    name: 'sitemaps',
    reason: 'files for search engines, one of each address, by edition or minute; keyed by the environment, gone with it',
  },
  {
    path: 'src/server/provider-gateway.server.ts',
    name: 'gateways',
    reason:
      'one provider and one breaker for each environment; keyed by it, gone with it; its parsed documents and the answers that are kept of it are bounded (document-memory.ts, kept-answers.ts)',
  },
  {
    path: 'src/server/provider/modules/valuation/engine-models.ts',
    name: 'loaded',
    reason: 'fitted models never change and are named by their hash; keyed by the database, three segments each',
  },
  {
    path: 'src/server/provider/builder.ts',
    name: 'builder',
    reason: 'types are added while modules load; the schema is built from them once',
  },
  {
    path: 'src/features/map/place-shapes.ts',
    name: 'graphs',
    reason: 'the tab alone asks for ride times; keyed by the address of a market\u2019s file, which names its edition',
  },
  {
    path: 'src/features/shared/ui/use-page-words.ts',
    name: 'asked',
    reason: 'the tab alone waits for the words of parts that load when they are needed; keyed by its i18n instance, gone with it',
  },
  {
    path: 'src/features/shell/session-news.ts',
    name: 'asked',
    reason: 'the tab alone asks for its session again; keyed by its router, gone with it',
  },
  {
    path: 'src/server/link-picture/rasterise.server.ts',
    name: 'engine',
    reason: 'whether the library that makes pixels was compiled: the same for everybody',
  },
  {
    path: 'src/server/link-picture/one-at-a-time.ts',
    name: 'line',
    reason: 'pictures are drawn one at a time for all requests of an isolate; times alone, of at most WAITING_MAX that wait',
  },
]

const DECLARED = `import { once, Store, TABLE } from './b.ts'\n`
const OTHER = {
  path: 'src/b.ts',
  text: `export const TABLE = new Map([['a', 1]])
    export const once = (make) => { let made; return () => (made ??= make()) }
    export class Store { seen = new Map(); see(key) { this.seen.set(key, 1) } }
    export const sum = (list) => { let all = 0; list.forEach((one) => { all += one }); return all }`,
}
const stateIn = (text: string) => moduleState([{ path: 'src/a.ts', text }, OTHER]).map(({ name }) => name)

/** Kinds of state, each with the name that is to be found. */
const VIOLATIONS: readonly [kind: string, text: string, name: string][] = [
  ['a variable', 'let current = null', 'current'],
  ['a variable of old', 'export var count = 0, size = 1', 'size'],
  ['an empty map', 'const cache = new Map<string, number>()', 'cache'],
  ['an empty weak set inside of an object', 'const memory = { seen: new WeakSet<object>() }', 'memory'],
  ['an empty column', 'const buffer = new Float64Array()', 'buffer'],
  ['a set with members that grows', `const WORDS = new Set(['a'])\nexport const see = (word) => WORDS.add(word)`, 'WORDS'],
  ['a list that grows', 'const list: string[] = []\nexport function keep(text) { list.push(text) }', 'list'],
  ['a list that is put in order later', `const NAMES = ['b', 'a']\nexport const names = () => NAMES.sort()`, 'NAMES'],
  ['a table that is filled later', 'const table = {}\nexport const put = (key) => { table[key] = 1 }', 'table'],
  ['a table that loses rows', 'const table = { a: 1 }\nexport const drop = (key) => { delete table[key] }', 'table'],
  ['an object that is overwritten', 'const state = {}\nexport const put = (all) => Object.assign(state, all)', 'state'],
  ['a field deep in an object', 'const state = { a: { n: 0 } }\nexport const next = () => state.a.n++', 'state'],
  ['a list in a map', `const lists = new Map([['a', []]])\nexport const put = (key) => lists.get(key)?.push(1)`, 'lists'],
  ['a field of a function', 'export function load() { load.made ??= 1 }', 'load'],
  ['a global', 'export function load() { globalThis.made = 1 }', 'globalThis'],
  ['a static field', 'class Store { static made = new Map() }', 'Store'],
  ['a counted static field', 'class Store { static n = 0; static add() { Store.n++ } }', 'Store'],
  ['an instance of a class that changes itself', `${DECLARED}const store = new Store()`, 'store'],
  ['a promise filled when first asked for', 'const ready = { it: null }\nexport const load = () => (ready.it ??= fetch("/"))', 'ready'],
  ['a memo', `${DECLARED}export const first = once(() => fetch('/'))`, 'first'],
  ['a memo in a table', `${DECLARED}export const READERS = { a: once(() => 1) }`, 'READERS'],
  [
    'a memo of its own file',
    'function memo() { const made = new Map(); function get(k) { made.set(k, 1) }\n return { get } }\nconst own = memo()',
    'own',
  ],
  ['a function made on the spot', 'export const get = (() => { let made; return () => (made ??= 1) })()', 'get'],
  ['a table of another file', `${DECLARED}export const put = () => TABLE.set('b', 2)`, 'TABLE'],
  ['an instance of a package', `import { LRUCache } from 'lru-cache'\nconst kept = new LRUCache({ max: 5 })`, 'kept'],
  ['a proxy of a package', `import { proxy } from 'valtio'\nexport const state = proxy({ isOpen: false })`, 'state'],
]

/** What looks alike and is none. */
const HARMLESS: readonly [what: string, text: string][] = [
  ['a table', `const TABLE = new Map([['a', 1]])\nexport const get = (key) => TABLE.get(key)`],
  [
    'a list filled while the module loads',
    `const by = {}\nfor (const key of ['b', 'a'].sort()) by[key] = 1\nexport const get = (key) => by[key]`,
  ],
  [
    'variables and lists of a function',
    'export function f() { let n = 0; const list = []; list.push(n); [1].forEach(() => { n++ }); return list }',
  ],
  ['a parameter of the same name', 'const cache = 1\nexport function f(cache) { cache.set(1, 2); return cache }'],
  ['a factory that is called per request', 'export const open = () => { const made = new Map(); return (key) => made.set(key, 1) }'],
  ['a function that counts and forgets', `import { sum } from './b.ts'\nexport const ALL = sum([1, 2])`],
  ['a class without instances', 'export class Store { n = 0; add() { this.n++ } }'],
]

describe('modules of the server', () => {
  // A value kept at module scope is shared by every visitor of the isolate: a module-level i18n instance once gave visitors each other\u2019s language.
  it('keep nothing that changes, but for what is allowed with a reason', () => {
    const held = moduleState(productSources().filter(({ path }) => !/\.client\.tsx?$/.test(path)))
    const isSame = (a: { path: string; name: string }) => (b: { path: string; name: string }) => a.path === b.path && a.name === b.name
    expect(
      held.filter((one) => !ALLOWED.some(isSame(one))).map(({ path, name, why }) => `${path}: ${name} ${why}`),
      'belongs to the request, or bounded and with its key on the list',
    ).toEqual([])
    expect(
      ALLOWED.filter((one) => !held.some(isSame(one))).map(({ path, name }) => `${path}: ${name}`),
      'is none any more: take it off the list',
    ).toEqual([])
  }, 120_000)

  it.each(VIOLATIONS)('are seen to keep %s', (_, text, name) => {
    expect(stateIn(text)).toContain(name)
  })

  it.each(HARMLESS)('may have %s', (_, text) => {
    expect(stateIn(text)).toEqual([])
  })
})
