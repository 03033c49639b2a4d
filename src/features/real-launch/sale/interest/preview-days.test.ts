import { expect, it } from 'vitest'
import { previewDays } from './preview-days.ts'

const preview = { previewFrom: '2026-11-28', previewTo: '2026-12-01' }

it('are those of the preview that are still to come', () => {
  expect(previewDays(preview, '2026-11-01')).toEqual(['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01'])
  expect(previewDays(preview, '2026-11-30')).toEqual(['2026-11-30', '2026-12-01'])
  expect(previewDays(preview, '2026-12-02')).toEqual([])
})

it('are one where no end is told, none without a beginning, and not endless', () => {
  expect(previewDays({ previewFrom: '2026-11-28', previewTo: null }, '2026-11-01')).toEqual(['2026-11-28'])
  expect(previewDays({ previewFrom: null, previewTo: '2026-11-28' }, '2026-11-01')).toEqual([])
  expect(previewDays({ previewFrom: '2026-01-01', previewTo: '2027-01-01' }, '2026-01-01')).toHaveLength(60)
})
