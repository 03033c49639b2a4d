import { notFound } from '@tanstack/react-router'
import { SLUG_MAX_CHARS, slugify } from '#lib/slug.ts'
import { UNIT_MIXES } from '#market/vocabulary.ts'
import type { Preset } from './valued-home.ts'

/** Which part of the project an address of §2.5 is about. */
export interface ReportPlace {
  preset?: Preset
  /** slug of a building, or of a phase, which is a building too */
  building?: string
  /** slug of a stack's label */
  stack?: string
}

const SIZE_MIN_SQFT = 100
const BUILT_UP_MAX_SQFT = 20_000
/** houses stand on more land than any flat has floor */
const LAND_MAX_SQFT = 100_000

function sizeIn(text: string, max: number): number {
  const sqft = /^\d{3,6}$/.test(text) ? Number(text) : Number.NaN
  if (!(sqft >= SIZE_MIN_SQFT && sqft <= max)) throw notFound()
  return sqft
}

/** …/by/{builtUpSize}: floor area in whole sqft. Throws notFound outside 100–20,000. */
export const sizePlace = ({ builtUpSize }: { builtUpSize: string }): ReportPlace => ({
  preset: { area: sizeIn(builtUpSize, BUILT_UP_MAX_SQFT), unit: 'sqft' },
})

/** …/{unitMix}/by/{landSize}: a kind of home and its land in whole sqft. Throws notFound for an unknown kind or size. */
export function landPlace({ unitMix, landSize }: { unitMix: string; landSize: string }): ReportPlace {
  const mix = UNIT_MIXES.find((known) => known.toLowerCase() === unitMix.toLowerCase())
  if (!mix) throw notFound()
  return { preset: { mix, area: sizeIn(landSize, LAND_MAX_SQFT), unit: 'sqft' } }
}

/** One letter may become several. Throws notFound for what is longer than any slug, and for what has none. */
function slugIn(text: string): string {
  const slug = slugify(text)
  if (slug === '' || slug.length > SLUG_MAX_CHARS) throw notFound()
  return slug
}

/** …/{buildingSlug}, and the phase of a project. */
export const buildingPlace = ({ buildingSlug }: { buildingSlug: string }): ReportPlace => ({ building: slugIn(buildingSlug) })

/** …/{subType}/{subSlug}: a stack of a building. Throws notFound for anything but a stack. */
export function stackPlace({ subType, subSlug, buildingSlug }: { subType: string; subSlug: string; buildingSlug?: string }): ReportPlace {
  if (subType !== 'stack') throw notFound()
  return { ...(buildingSlug === undefined ? {} : buildingPlace({ buildingSlug })), stack: slugIn(subSlug) }
}
