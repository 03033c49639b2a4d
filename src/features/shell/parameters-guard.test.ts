import { expect, it } from 'vitest'
import { refuseLongParameters } from './parameters-guard.ts'

it.each([{ hostId: 'a'.repeat(65) }, { landKey: 'a'.repeat(81) }, { projectSlug: 'a'.repeat(121) }, { agentId: 'a'.repeat(48) }])(
  'finds nothing at %j',
  (params) => expect(() => refuseLongParameters({ params })).toThrow(expect.objectContaining({ isNotFound: true })),
)

it('lets whatever may be there pass', () =>
  expect(refuseLongParameters({ params: { hostId: 'a'.repeat(64), projectSlug: 'x' } })).toBeUndefined())
