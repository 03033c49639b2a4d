import type { CountryCode, TypeGroup } from '#market/vocabulary.ts'
import { TXN_FLAG } from '../db/market/rows.ts'
import { HDB_PLAN, LANDED_PLAN, PRIVATE_PLAN, type ValuationPlan } from './plan.ts'
import { TERRACE_PLAN } from './plan-my.ts'
import { NSW_HOUSE_PLAN, NSW_STRATA_PLAN } from './plan-nsw.ts'

/** The parts of the markets that are valued apart, each with a plan of its own. */
export const SEGMENT_NAMES = ['hdb', 'private', 'landed', 'house', 'strata', 'terrace'] as const
export type SegmentName = (typeof SEGMENT_NAMES)[number]

export interface Segment {
  country: CountryCode
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
  hdb: { country: 'SG', typeGroup: 'public-stack', engine: 2, plan: HDB_PLAN, excludedFlags: TXN_FLAG.multiUnit | TXN_FLAG.outlier },
  private: {
    country: 'SG',
    typeGroup: 'private-stack',
    engine: 2,
    plan: PRIVATE_PLAN,
    excludedFlags: TXN_FLAG.multiUnit | TXN_FLAG.outlier | TXN_FLAG.landArea | TXN_FLAG.commercial,
  },
  landed: {
    country: 'SG',
    typeGroup: 'private-land',
    engine: 3,
    plan: LANDED_PLAN,
    excludedFlags: TXN_FLAG.multiUnit | TXN_FLAG.outlier,
  },
  house: {
    country: 'AU',
    typeGroup: 'private-land',
    engine: 2,
    plan: NSW_HOUSE_PLAN,
    excludedFlags: TXN_FLAG.multiUnit | TXN_FLAG.outlier,
  },
  strata: {
    country: 'AU',
    typeGroup: 'private-stack',
    engine: 2,
    plan: NSW_STRATA_PLAN,
    excludedFlags: TXN_FLAG.multiUnit | TXN_FLAG.outlier,
  },
  terrace: {
    country: 'MY',
    typeGroup: 'private-land',
    engine: 1,
    plan: TERRACE_PLAN,
    excludedFlags: TXN_FLAG.multiUnit | TXN_FLAG.outlier,
  },
}

/** The segments of a market, in the order of the type groups. */
export const marketSegments = (country: CountryCode): SegmentName[] => SEGMENT_NAMES.filter((name) => SEGMENTS[name].country === country)

/** The segment of a market's type group; null where it has none that is valued by the engine. */
export const segmentOf = (country: CountryCode, typeGroup: TypeGroup): SegmentName | null =>
  marketSegments(country).find((name) => SEGMENTS[name].typeGroup === typeGroup) ?? null

/** Name of the artefact in which a market's fitted segment is stored. */
export const artifactOf = (segment: SegmentName): string => `valuation-${segment}`
