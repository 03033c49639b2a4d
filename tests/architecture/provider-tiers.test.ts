import { describe, expect, it } from 'vitest'
import { faultsOfTiers, PROVIDER } from './provider-tiers.ts'
import { productSources, type Source } from './sources.ts'

const SMALL = { db: ['db'], kernel: ['.'], market: ['modules/area', 'modules/property'], api: ['provider.ts'] }

const file = (path: string, ...imports: string[]): Source => ({
  path: `${PROVIDER}${path}`,
  text: imports.map((name) => `import { it } from '${name}'\n`).join(''),
})

const WHOLE = [
  file('db/client.ts'),
  file('context.ts', './db/client.ts'),
  file('modules/area/area-store.ts', '../../context.ts', './area-names.ts'),
  file('modules/property/store.ts', '#provider/modules/area/area-store.ts', '#lib/months.ts'),
  file('provider.ts', './modules/property/store.ts', './context.ts'),
]

describe('the provider', () => {
  it('imports downwards only: no tier a higher one, no folders each other', () => {
    expect(faultsOfTiers(productSources().filter(({ path }) => path.startsWith(PROVIDER)))).toEqual([])
  })
})

describe('the law of tiers', () => {
  it('lets a folder import what stands before it', () => expect(faultsOfTiers(WHOLE, SMALL)).toEqual([]))

  it.each([
    ['an import of a higher tier', file('db/rows.ts', '../context.ts'), 'db/rows.ts (db) imports context.ts (kernel)'],
    [
      'a type that comes from there',
      { ...file('context-of.ts'), text: `import type { Area } from './modules/area/area-store.ts'` },
      'context-of.ts (kernel) imports modules/area/area-store.ts (market)',
    ],
    [
      'a late import',
      { ...file('late.ts'), text: `export const late = () => import('./provider.ts')` },
      'late.ts (kernel) imports provider.ts (api)',
    ],
    [
      'a circle within a tier',
      file('modules/area/area-type.ts', '../property/store.ts'),
      'modules/area/area-type.ts (market) imports modules/property/store.ts (market)',
    ],
    ['a folder without a tier', file('modules/new/new-store.ts', '../property/store.ts'), 'modules/new has no tier'],
  ])('catches %s', (_, violation, fault) => expect(faultsOfTiers([...WHOLE, violation], SMALL)).toEqual([fault]))

  it('catches a folder that is gone, or named twice', () => {
    expect(faultsOfTiers(WHOLE, { ...SMALL, scheduled: ['modules/post', 'db'] })).toEqual([
      'modules/post has a tier and no files',
      'db is named twice',
    ])
  })
})
