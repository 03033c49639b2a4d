import { SQFT_PER_SQM } from '#lib/units.ts'
import type { Month } from '../db/market/place-tables.ts'
import type { DemoSegment, Mix } from './market/demo-market.ts'
import { pathAt } from './market-time.ts'

/** Value of a lease with the given years left relative to a freehold: 1 − 1.03^−years, close to the public lease tables. */
export const leaseFactor = (yearsLeft: number): number => Math.max(0.05, 1 - 1.03 ** -Math.max(0, yearsLeft))

const AGE_LOSS_PER_YEAR = 0.005
const AGE_LOSS_YEARS = 30

/** The price factors that all homes of a project share. */
export interface ProjectWorth {
  segment: DemoSegment
  /** place level × the project's own level */
  level: number
  completionYear: number
  leaseYears: number | null
  leaseStartYear: number | null
  floors: number
}

interface HomeWorth {
  mix: Mix
  areaSqm: number
  floor: number | null
  /** the home's own factor: facing, view, upkeep */
  effect: number
}

/** Psf before the noise of the single sale. */
export function psfAt(project: ProjectWorth, home: HomeWorth, month: Month): number {
  const { segment } = project
  const year = Math.floor(month / 100) + ((month % 100) - 1) / 12
  const middle = segment.mixes.find((mix) => mix.mix === segment.baseMix) ?? home.mix
  const middleArea = (middle.area[0] + middle.area[1]) / 2
  const size = (home.areaSqm / middleArea) ** -segment.sizePower
  const floor = home.floor === null ? 1 : 1 + segment.floorStep * (home.floor - project.floors / 2)
  const age = Math.min(AGE_LOSS_YEARS, Math.max(0, year - project.completionYear))
  const wear = segment.areaIs === 'land' ? 1 : 1 - AGE_LOSS_PER_YEAR * age
  const lease =
    project.leaseYears === null || project.leaseStartYear === null
      ? 1
      : leaseFactor(project.leaseYears - (year - project.leaseStartYear)) / leaseFactor(99)
  return segment.psf * project.level * pathAt(segment.path, month) * size * floor * wear * lease * home.effect
}

const roundTo = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step)

/** Sale price in whole currency. `noise` is the factor of the single sale, about 1. */
export const salePrice = (psf: number, areaSqm: number, noise: number, step: number): number =>
  roundTo(psf * areaSqm * SQFT_PER_SQM * noise, step)

/** Monthly rent: today's value at the gross yield, times the path of rents. Smaller homes yield a little more. */
export function rentPrice(project: ProjectWorth, home: HomeWorth, month: Month, dataMonth: Month, noise: number, step: number): number {
  const { segment } = project
  const worth = psfAt(project, home, dataMonth) * home.areaSqm * SQFT_PER_SQM
  return roundTo(((worth * segment.grossYield) / 12) * pathAt(segment.rentPath ?? [1], month) * noise, step)
}
