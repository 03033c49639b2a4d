import { expect, it } from 'vitest'
import { ListingNeed } from '#graphql/generated/enumerations.ts'
import { editorProgress } from './editor-sections.ts'

const NOTHING = { headline: '', description: ' ' }

it('counts each need once, in the part in which it is mended', () => {
  const progress = editorProgress(NOTHING, ListingNeed)
  expect(progress.reduce((sum, { needs }) => sum + needs, 0)).toBe(ListingNeed.length)
  expect(progress.find(({ section }) => section === 'price')?.needs).toBe(1)
  expect(progress.find(({ section }) => section === 'publish')?.needs).toBe(5)
})

it('advises words until there are both', () => {
  const isAdvised = (words: typeof NOTHING) => editorProgress(words, []).some((one) => one.isAdvised)
  expect([
    isAdvised(NOTHING),
    isAdvised({ headline: 'Bright', description: '' }),
    isAdvised({ headline: 'Bright', description: 'A home.' }),
  ]).toEqual([true, true, false])
})
