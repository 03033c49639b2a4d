import { describe, expect, it } from 'vitest'
import { COMPANY_PATHS, SITE_MAP } from '../../src/features/shared/access/site-map.ts'
import { faultOfName } from './names.ts'
import { productSources, read, sources } from './sources.ts'

describe('names', () => {
  it('are kebab-case, without drawers and barrels', () => {
    expect(sources().flatMap(({ path }) => (faultOfName(path) ? [`${path}: ${faultOfName(path)}`] : []))).toEqual([])
  })

  it.each([
    ['src/features/site/index.ts', 'a barrel: import the file itself'],
    ['src/features/site/utils.ts', 'a drawer: name what is in it'],
    ['src/features/shared/helpers/money.ts', 'a drawer: name what is in it'],
    ['src/features/site/HomePage.tsx', 'not kebab-case'],
    ['src/features/site/home-page.tsx', null],
    ['src/routes/_default/realValue/index.tsx', null],
    ['src/server/session.server.ts', null],
  ])('%s: %s', (path, fault) => {
    expect(faultOfName(path)).toBe(fault)
  })
})

const ANY = /(:|<|\bas|\|)\s*any\b(?!\w)/

describe('types', () => {
  it('there is no any, and no silenced compiler', () => {
    const faults = sources().flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, i) =>
          !/^\s*(\*|\/\/|\/\*)/.test(line) && (ANY.test(line) || /@ts-(ignore|nocheck|expect-error)/.test(line))
            ? [`${path}:${i + 1}`]
            : [],
        ),
    )
    expect(faults.filter((fault) => !fault.startsWith('tests/architecture/names.test.ts'))).toEqual([])
  })

  it('sees an any', () => {
    expect(ANY.test('const a: any = 1')).toBe(true)
    expect(ANY.test('const b = [] as any[]')).toBe(true)
    expect(ANY.test('const company: anyone = 1')).toBe(false)
  })
})

describe('the route tree', () => {
  it('knows exactly the route files', () => {
    const known = [...read('src/routeTree.gen.ts').matchAll(/from '\.\/routes\/(.+?)(?:\.tsx?)?'/g)].map((match) => match[1])
    const files = productSources()
      .filter(({ path }) => path.startsWith('src/routes/'))
      .map(({ path }) => path.replace(/^src\/routes\//, '').replace(/\.tsx?$/, ''))
    expect(known.toSorted()).toEqual(files.filter((path) => !path.split('/').some((part) => part.startsWith('-'))).toSorted())
  })

  it('tells of the same pages as the site map', () => {
    const paths = /fullPaths:(.*?)fileRoutesByTo/s.exec(read('src/routeTree.gen.ts'))?.[1] ?? ''
    const routes = [...paths.matchAll(/'([^']+)'/g)].map(([, path = '']) => path.replace(/(?<=.)\/$/, ''))
    // gallery and outbox exist in the local environment only and are no pages of the site
    expect(routes.filter((path) => path !== '/gallery' && path !== '/outbox').toSorted()).toEqual(
      [...new Set<string>([...SITE_MAP.map(({ path }) => path), ...COMPANY_PATHS])].toSorted(),
    )
  })
})
