import { z } from 'zod'
import { SEGMENT_NAMES } from '../../valuation/segments.ts'

const share = z.number().min(-1000).max(100_000)
const points = { n: z.int().min(1), mdape: share, mape: share, within5: share, within10: share, within20: share, medianBias: share }
const scores = z.object({ ...points, cover68: share, cover90: share })
const groups = z.record(z.string(), scores)
const bound = z.number().positive().nullable()
const group = z.object({ area: z.string().nullable(), areaSqmFrom: bound, areaSqmTo: bound, n: z.int().min(1), half: share, nine: share })
const floor = z.object({ pairs: z.int().min(1), median: share, mean: share })
const month = z.string().regex(/^\d{4}-\d{2}$/)

/** The shown parts of `valuation:backtest --json`. Errors and shares are percentages. */
export const accuracySchema = scores.extend({
  kind: z.enum(SEGMENT_NAMES),
  engine: z.int(),
  madeOn: z.iso.date(),
  unit: z.literal('percent'),
  from: month,
  to: month,
  coverage: share,
  naive: z.object(points),
  /** what no method can come below; absent in older back-tests */
  floor: floor.nullable().default(null),
  byTown: groups,
  byType: groups,
  byPriceDecile: groups,
  groups: z.array(group).min(1),
})

export type AccuracyRecord = z.infer<typeof accuracySchema>
export type AccuracyScores = z.infer<typeof scores>
export type AccuracyFloor = z.infer<typeof floor>
export type NaiveScores = AccuracyRecord['naive']

/** Name of the artefact in which a segment's back-test is stored. */
export const accuracyArtifact = (kind: AccuracyRecord['kind']): string => `accuracy-${kind}`
export const ACCURACY_ARTIFACTS: readonly string[] = SEGMENT_NAMES.map(accuracyArtifact)
