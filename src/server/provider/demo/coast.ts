import { readFileSync } from 'node:fs'
import { readPointText } from '#graphql/point-text.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { CoastFacts, DemoMarket, Point } from './market/demo-market.ts'
import { smoothLine, smoothRing } from './shape/curve.ts'
import { groundOf } from './shape/ground.ts'
import { roundCorners } from './shape/round-corners.ts'
import { spliceCoast } from './shape/splice.ts'

type Ring = readonly Point[]

/** rounding of a quay's corners, about the width of a street */
const CORNER_METRES = 35
const STEP_METRES = 40

/** an island of which more than this share lies in a newer one is an older shape of the same island */
const SHARE = 0.1

interface CoastFile {
  source: string
  licence: string
  /** outlines of land as `graphql/point-text.ts` writes them */
  rings: string[]
}

/** The coast file of a market, made by `scripts/demo-land.ts`. */
export function readCoastFile(country: CountryCode): Ring[] {
  const file: CoastFile = JSON.parse(readFileSync(new URL(`./${country.toLowerCase()}/coast.json`, import.meta.url), 'utf8'))
  return file.rings.map(readPointText)
}

/** The file's coast with the hand-drawn shores inserted. Older islands are removed where a newer one or new land covers them. */
export function mendCoast(rings: readonly Ring[], facts: CoastFacts): Ring[] {
  const islands = facts.islands.map(({ points, bends }) =>
    bends ? smoothRing(points, STEP_METRES) : roundCorners(points, CORNER_METRES, true),
  )
  const within = islands.map((island) => groundOf([island]))
  const isReplaced = (ring: Ring) => within.some((island) => ring.filter(island).length > ring.length * SHARE)
  let mended: Ring[] = rings.filter((ring) => !isReplaced(ring))
  for (const { points, bends } of facts.lines)
    mended = spliceCoast(mended, bends ? smoothLine(points, STEP_METRES) : roundCorners(points, CORNER_METRES, false))
  const grounds = mended.map((ring) => groundOf([ring]))
  const isSwallowed = (ring: Ring, at: number) =>
    grounds.some((ground, other) => other !== at && ring.filter(ground).length > ring.length / 2)
  return [...mended.filter((ring, at) => !isSwallowed(ring, at)), ...islands]
}

/** The land of a market: rings of corners, the first not repeated. */
export const landOf = (market: DemoMarket): readonly Ring[] => mendCoast(readCoastFile(market.country), market.coast)
