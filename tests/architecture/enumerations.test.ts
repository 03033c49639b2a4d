import { describe, expect, it } from 'vitest'
import { enumName } from '#filter/wire-names.ts'
import * as enumerations from '#graphql/generated/enumerations.ts'
import { productSources, type Source } from './sources.ts'

/** Where vocabularies lie from which the contract's enumerations are made. Everybody else takes the generated values. */
const HOMES = /^src\/(?:graphql|server\/provider|features\/shared\/(?:market|filter))\//

/** A list of texts. What a row of a table chooses (`hk: ['sale', 'rent']`) is none, even where it chooses all. */
const LIST = /(?<![\w']:\s*)\[\s*'[\w+-]+'(?:,\s*'[\w+-]+')+,?\s*\]/g

/** "nonAgent", "non-agent" and NON_AGENT are one word. */
const plain = (word: string): string => enumName(word.replace(/(?<=[a-z])(?=[A-Z])/g, '-'))
const keyOf = (words: readonly string[]): string => words.map(plain).toSorted().join()
const KNOWN: ReadonlyMap<string, string> = new Map(Object.entries(enumerations).map(([name, members]) => [keyOf(members), name]))

/** Enumerations whose members are spelled again, with the places. */
function spelledAgain(sources: readonly Source[]): string[] {
  const lists = sources.flatMap(({ path, text }) =>
    [...text.matchAll(LIST)].flatMap(([list]) => {
      const name = KNOWN.get(keyOf([...list.matchAll(/'([^']+)'/g)].map(([, word = '']) => word)))
      return name ? [{ name, path }] : []
    }),
  )
  return [...Map.groupBy(lists, ({ name }) => name)].flatMap(([name, places]) => {
    const paths = places.map(({ path }) => path)
    return paths.length > 1 || paths.some((path) => !HOMES.test(path)) ? [`${name}: ${paths.join(', ')}`] : []
  })
}

describe('the members of an enumeration', () => {
  it('are listed once, in the vocabulary that the contract is made from', () => {
    expect(spelledAgain(productSources())).toEqual([])
  })

  const page = 'src/features/listing/a.tsx'
  it.each([
    "z.enum(['SALE', 'RENT', 'ROOM'])",
    "const ACTIVITIES = ['SALE', 'ROOM', 'RENT'] as const satisfies readonly ListingActivity[]",
    "z.object({ activity: z.enum(['sale', 'rent', 'room']) })",
    "const a = [\n  'SALE',\n  'RENT',\n  'ROOM',\n] as const",
  ])('are seen in %s', (text) => {
    expect(spelledAgain([{ path: page, text }])).toEqual([`ListingActivity: ${page}`])
  })
  it('are seen in the spelling of a property, and beside their vocabulary', () => {
    expect(spelledAgain([{ path: page, text: "picklist(['agent', 'nonAgent', 'subAccount'])" }])).toEqual([`PlanAudience: ${page}`])
    const text = "const A = ['photo', 'plan'] as const\nconst B = ['plan', 'photo']"
    expect(spelledAgain([{ path: 'src/graphql/a.ts', text }])).toHaveLength(1)
  })

  it.each(["const a = ['SALE', 'RENT', 'GIFT']", "const row = { hk: ['sale', 'rent', 'room'] }", "const a = { SALE: 'a', RENT: 'b' }"])(
    'are not seen in %s',
    (text) => expect(spelledAgain([{ path: page, text }])).toEqual([]),
  )
})
