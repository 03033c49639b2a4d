import type { TypeGroup } from '#market/vocabulary.ts'
import { TXN_FLAG } from '../db/market/rows.ts'
import { HDB_PLAN, LANDED_PLAN, PRIVATE_PLAN, type ValuationPlan } from './plan.ts'

/** The parts of a market that are valued apart, each with a plan of its own. */
export const SEGMENT_NAMES = ['hdb', 'private', 'landed'] as const
export type SegmentName = (typeof SEGMENT_NAMES)[number]

export interface Segment {
  typeGroup: TypeGroup
  /**
   * Part of every stored model and figure: raise it when homes of this segment are valued otherwise than before, or an older model would be read
   * wrongly. Models and figures of another engine are ignored.
   */
  engine: number
  plan: ValuationPlan
  /** transactions with one of these flags are no evidence */
  excludedFlags: number
}

export const SEGMENTS: Readonly<Record<SegmentName, Segment>> = {
  // two equal rows may be twin flats sold alike: both count
  hdb: { typeGroup: 'public-stack', engine: 2, plan: HDB_PLAN, excludedFlags: TXN_FLAG.multiUnit | TXN_FLAG.outlier },
  private: {
    ...{ typeGroup: 'private-stack', engine: 2, plan: PRIVATE_PLAN },
    excludedFlags: TXN_FLAG.multiUnit | TXN_FLAG.outlier | TXN_FLAG.landArea | TXN_FLAG.commercial,
  },
  landed: { typeGroup: 'private-land', engine: 3, plan: LANDED_PLAN, excludedFlags: TXN_FLAG.multiUnit | TXN_FLAG.outlier },
}

/** The segment of a type group. */
export const segmentOf = (typeGroup: TypeGroup): SegmentName =>
  SEGMENT_NAMES.find((name) => SEGMENTS[name].typeGroup === typeGroup) ?? 'hdb'

/** Name of the artefact in which a market's fitted segment is stored. */
export const artifactOf = (segment: SegmentName): string => `valuation-${segment}`
