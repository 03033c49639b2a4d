import { describe, expect, it } from 'vitest'
import { LAND_STATUSES } from '#market/vocabulary.ts'
import { landStages } from './land-stages.ts'

const months = { launchMonth: '2025-01', tenderCloseMonth: '2025-04', awardMonth: '2025-05' }

describe('the stages of a site', () => {
  it('are those that its status has behind it', () => {
    const done = (status: string) => landStages({ status, ...months }).filter(({ isDone }) => isDone).length
    expect(LAND_STATUSES.map((status) => [status, done(status)])).toEqual([
      ['completed', 4],
      ['awarded', 3],
      ['upcoming', 0],
      ['available-for-application', 0],
      ['open-for-tender', 1],
      ['tender-closed', 2],
    ])
    expect(done('unheard-of')).toBe(0)
  })
  it('have the months on record', () => {
    expect(landStages({ status: 'awarded', ...months }).map(({ month }) => month)).toEqual(['2025-01', '2025-04', '2025-05', null])
  })
})
