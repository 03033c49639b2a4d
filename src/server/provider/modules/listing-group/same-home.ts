import type { FloorType } from '#market/vocabulary.ts'
import { type AdvertisedAddress, readAdvertisedAddress, sameAddress } from './advertised-address.ts'

/** What tells of an advertisement which home it is of, among those with the same key. Areas in square metres. */
export interface HomeAdvert {
  id: string
  source: string
  agentLicence: string
  /** it is advertised now */
  isStanding: boolean
  firstSeenAt: number
  areaSqm: number | null
  landSqm: number | null
  floor: number | null
  floorType: FloorType | null
  address: string
  /** null: none in figures, which is near no other */
  price: number | null
}

/** Sizes of one home differ by rounding and by the unit that they were given in: by so much at most (logarithm). */
export const AREA_SLACK = 0.026
/** One that tells no size is of a home whose price is as near as this (logarithm) … */
const PRICE_NEAR = 0.06
/** … and of no other whose price is nearer than so many times that. */
const PRICE_CLEAR = 2.5

interface Read<Advert extends HomeAdvert> {
  advert: Advert
  address: AdvertisedAddress
  floor: number | null
}

const near = (a: number | null, b: number | null): boolean | null =>
  a === null || b === null || a <= 0 || b <= 0 ? null : Math.abs(Math.log(a / b)) <= AREA_SLACK

/** The lowest floor that each type can be. */
const LOWEST: Record<FloorType, number> = { ground: 0, low: 2, mid: 2, high: 3, penthouse: 3 }

const isTypeOf = (type: FloorType, floor: number): boolean => (type === 'ground' ? floor <= 1 : floor >= LOWEST[type])

function sameFloor<Advert extends HomeAdvert>(a: Read<Advert>, b: Read<Advert>): boolean | null {
  if (a.floor !== null && b.floor !== null) return a.floor === b.floor
  const [typeA, typeB] = [a.advert.floorType, b.advert.floorType]
  if (typeA !== null && typeB !== null) return typeA === typeB
  if (a.floor !== null && typeB !== null) return isTypeOf(typeB, a.floor) ? null : false
  if (b.floor !== null && typeA !== null) return isTypeOf(typeA, b.floor) ? null : false
  return null
}

/**
 * Whether two advertisements with the same key can be of one home: neither their sizes, their floors nor their addresses contradict, and they are not
 * two that one agent has in one source at a time, unless both give the same address.
 */
function agree<Advert extends HomeAdvert>(a: Read<Advert>, b: Read<Advert>): boolean {
  const address = sameAddress(a.address, b.address)
  const isSameAgent = a.advert.source === b.advert.source && a.advert.agentLicence === b.advert.agentLicence
  if (address === null && isSameAgent && a.advert.isStanding && b.advert.isStanding) return false
  return ![address, near(a.advert.areaSqm, b.advert.areaSqm), near(a.advert.landSqm, b.advert.landSqm), sameFloor(a, b)].includes(false)
}

const count = (...known: boolean[]): number => known.filter(Boolean).length

/** What tells more stands before; then what was seen first. */
function byWorth<Advert extends HomeAdvert>(a: Read<Advert>, b: Read<Advert>): number {
  const worth = ({ advert, address, floor }: Read<Advert>) =>
    4 * count(advert.areaSqm !== null) + 2 * count(address.unit + address.rest !== '') + count(floor !== null, advert.floorType !== null)
  return worth(b) - worth(a) || byFirstSeen(a.advert, b.advert)
}

export const byFirstSeen = (a: Pick<HomeAdvert, 'firstSeenAt' | 'id'>, b: Pick<HomeAdvert, 'firstSeenAt' | 'id'>): number =>
  a.firstSeenAt - b.firstSeenAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** How surely one belongs to a home that it may belong to: the same address, then the same floor, then the same size. */
function ties<Advert extends HomeAdvert>(one: Read<Advert>, home: readonly Read<Advert>[]): number {
  const some = (same: (other: Read<Advert>) => boolean | null) => count(home.some((other) => same(other) === true))
  return (
    8 * some((other) => sameAddress(one.address, other.address)) +
    4 * some((other) => one.floor !== null && other.floor !== null && sameFloor(one, other)) +
    2 * some((other) => near(one.advert.areaSqm, other.advert.areaSqm) ?? near(one.advert.landSqm, other.advert.landSqm)) +
    some((other) => sameFloor(one, other))
  )
}

/** Of the logarithms of two prices; infinite where one is not known. */
const gapOf = (a: number | null, b: number | null): number =>
  a === null || b === null ? Number.POSITIVE_INFINITY : Math.abs(Math.log(a / b))

const priceGap = <Advert extends HomeAdvert>(one: Read<Advert>, home: readonly Read<Advert>[]): number =>
  Math.min(...home.map(({ advert }) => gapOf(advert.price, one.advert.price)))

/** The home that an advertisement is of, among those that it may be of; null where none stands out. */
function choose<Advert extends HomeAdvert>(one: Read<Advert>, homes: Read<Advert>[][]): Read<Advert>[] | null {
  const tied = homes.map((home) => ({ home, ties: ties(one, home), gap: priceGap(one, home) }))
  const most = Math.max(...tied.map((option) => option.ties))
  const [first, second] = tied.filter((option) => option.ties === most).sort((a, b) => a.gap - b.gap)
  if (!first) return null
  const isSized = one.advert.areaSqm !== null || most >= 4
  if (isSized && !second) return first.home
  const isClear = !second || second.gap > PRICE_CLEAR * Math.max(first.gap, PRICE_NEAR / 4)
  return first.gap <= PRICE_NEAR && isClear ? first.home : null
}

/**
 * The homes of advertisements that have the same key (home-key.ts), each with its advertisements, the earliest first. Those that tell most are taken
 * first. Each joins the home all of whose advertisements it agrees with; of several the one it shares address, floor or size with, then the one whose
 * price stands out as nearest. One that tells no size, or that may be of several homes, stands alone where its price does not decide. The same
 * advertisements give the same homes in whatever order they come.
 */
export function homesOf<Advert extends HomeAdvert>(adverts: readonly Advert[]): Advert[][] {
  const homes: Read<Advert>[][] = []
  const read = adverts.map((advert): Read<Advert> => {
    const address = readAdvertisedAddress(advert.address)
    return { advert, address, floor: advert.floor ?? address.floor }
  })
  for (const one of read.sort(byWorth)) {
    const possible = homes.filter((home) => home.every((other) => agree(one, other)))
    const chosen = possible.length === 0 ? null : choose(one, possible)
    if (chosen) chosen.push(one)
    else homes.push([one])
  }
  return homes.map((home) => home.map(({ advert }) => advert).sort(byFirstSeen)).sort(([a], [b]) => (a && b ? byFirstSeen(a, b) : 0))
}
