import { expect, it } from 'vitest'
import { assignGroups } from './assign-groups.ts'

const listing = (id: string, groupId: string | null, firstSeenAt = 10) => ({ id, groupId, firstSeenAt })
const [G, H] = [
  { id: 'g', firstSeenAt: 10 },
  { id: 'h', firstSeenAt: 20 },
]

it('keeps a group whoever joins it', () => {
  expect(assignGroups([[listing('a', null, 1), listing('b', 'g')]], [G]).groupIds).toEqual(['g'])
})

it('leads groups of one home to the earliest', () => {
  const { groupIds, merged } = assignGroups([[listing('a', 'h'), listing('b', 'g'), listing('c', 'h')]], [H, G])
  expect(groupIds).toEqual(['g'])
  expect([...merged]).toEqual([['h', 'g']])
})

it('leaves a group that falls apart with most of its listings, of equals with the earliest', () => {
  expect(assignGroups([[listing('a', 'g')], [listing('b', 'g'), listing('c', 'g')]], [G]).groupIds).toEqual([null, 'g'])
  expect(assignGroups([[listing('a', 'g', 12)], [listing('b', 'g', 11)]], [G]).groupIds).toEqual([null, 'g'])
})
