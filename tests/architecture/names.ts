const DRAWERS = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'types', 'lib2', 'stuff', 'shared-utils'])

/** Names that the framework or a tool prescribes. */
const GIVEN = /^(routeTree\.gen\.ts|__root\.tsx)$/

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.(functions|server|client|test|spec|config))*\.(tsx?|mjs|cjs|css|sql|graphql)$/

/** What is wrong with a path of the product, or null. Routes spell the URL and documents the operation, so neither is checked. */
export function faultOfName(path: string): string | null {
  const parts = path.split('/')
  const name = parts.at(-1) ?? ''
  if (/^index\.tsx?$/.test(name) && !path.startsWith('src/routes/')) return 'a barrel: import the file itself'
  const stem = name.split('.')[0] ?? ''
  if ([...parts.slice(0, -1), stem].some((part) => DRAWERS.has(part))) return 'a drawer: name what is in it'
  if (GIVEN.test(name) || path.startsWith('src/routes/') || path.startsWith('src/graphql/documents/')) return null
  return KEBAB.test(name) ? null : 'not kebab-case'
}
