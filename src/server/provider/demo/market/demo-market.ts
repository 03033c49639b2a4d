import type { AmenityType, AreaLevel, AreaMeasure, CountryCode, PropertyGroup, Tenure, TypeGroup, UnitMix } from '#market/vocabulary.ts'
import type { Month } from '../../db/market/place-tables.ts'
import type { Random } from './random.ts'

/** WGS84, latitude first, because people write coordinates in that order. */
export type Point = readonly [lat: number, lng: number]

/** A locality with homes: its name, rough centre, streets, postal codes. Real facts. */
export interface Place {
  name: string
  nameLocal: string | null
  at: Point
  /** metres round the centre that are built up */
  radius: number
  /** slug of the market's default report area */
  area: string
  /** slug of the area of public housing, where it differs (§9: HDB towns) */
  publicArea: string | null
  /** slug of the postal or administrative district */
  district: string | null
  /** postal sectors or whole codes, as the market's `postalCode` reads them */
  postal: readonly string[]
  /** price level against the segment's; 1 is the segment's middle */
  level: number
  /** keys of the segments built here; a doubled letter counts twice */
  segments: string
  streets: readonly string[]
  /** house or block numbers that no real block of the town has, so that no invented block can be mistaken for a real one */
  blocks: readonly [number, number]
}

export interface Mix {
  mix: UnitMix
  weight: number
  /** floor area, or land area where the segment says so, in sqm */
  area: readonly [number, number]
  bedrooms: number | null
  bathrooms: number | null
  /** flat model or house type printed on the transaction */
  model: string | null
}

/** How one kind of home is built, held and priced in one market. */
export interface DemoSegment {
  key: string
  typeGroup: TypeGroup
  propertyGroup: PropertyGroup
  propertyTypes: readonly (readonly [string, number])[]
  /** share of the market's projects */
  share: number
  /** psf of a new home of the base mix's middle size at level 1 in the data month */
  psf: number
  /** null where every mix has the psf of its own middle size */
  baseMix: UnitMix | null
  /** price level each January from 2015 on, data month = 1 */
  path: readonly number[]
  /** rent level each January from 2015 on; null where the market hides rent */
  rentPath: readonly number[] | null
  /** annual rent over price in the data month */
  grossYield: number
  /** transactions by year from 2015 on, relative */
  volume: readonly number[]
  tenures: readonly (readonly [readonly [Tenure, number | null], number])[]
  /** years of completion */
  completion: readonly [number, number]
  floors: readonly (readonly [number, number])[]
  /** homes on one floor of one building, or homes of an estate of houses */
  perFloor: readonly [number, number]
  buildings: readonly [number, number]
  mixes: readonly Mix[]
  /** exponent of the place's level in this segment; it matters more for land than for flats */
  levelPower: number
  /** price step per floor, as a fraction */
  floorStep: number
  /** psf falls with size: (area / middle area) ^ -sizePower */
  sizePower: number
  /** years for which a buyer has to hold or usually holds */
  holdYears: number
  layout: 'block' | 'stacks' | 'houses'
  areaIs: 'floor' | 'land'
  /** share of projects still being sold by their developer */
  launches: number
  /** trades of a project relative to a usual one; 1 by default */
  turnover?: number
  /** flags set on its transactions */
  txnFlags?: number
  /** the trade's grade of an office */
  grade?: string
  /** the name of its only project */
  named?: ProjectName
}

export interface AreaFact {
  level: AreaLevel
  name: string
  nameLocal: string | null
  /** slug of the parent, null for the country */
  parent: string | null
  /** defaults to the slug of the name */
  slug: string
  at: Point | null
}

export interface StationFact {
  code: string
  name: string
  nameLocal: string | null
  at: Point
}

export interface LineFact {
  name: string
  nameLocal: string | null
  colour: string
  type: Extract<AmenityType, 'mrt' | 'mtr' | 'lrt'>
  stations: readonly StationFact[]
  /** a branch that does not join the line's end is drawn by itself */
  loop?: boolean
}

/** A piece of shore: natural ones bend, built ones have corners. */
export interface ShoreFact {
  points: readonly Point[]
  bends: boolean
}

export interface CoastFacts {
  /** new shores, whose ends lie on the coast of the file */
  lines: readonly ShoreFact[]
  /** islands: closed outlines of land */
  islands: readonly ShoreFact[]
}

/** A park or a water */
export interface OutlineFact {
  name: string
  nameLocal: string | null
  /** outline, first corner not repeated */
  outline: readonly Point[]
}

export interface RiverFact {
  name: string
  nameLocal: string | null
  widthMetres: number
  middle: readonly Point[]
}

/** A name of the sea, written where it is. */
export interface NameFact {
  name: string
  nameLocal: string | null
  at: Point
  /** 1 the largest, 3 the smallest */
  rank: number
}

export interface ProjectName {
  name: string
  nameLocal: string | null
  developer: string | null
}

/** Words and area measures of a market's building info; every company is invented. */
interface BuildingWords {
  /** the area measures in which homes and offices are offered */
  homes: AreaMeasure
  /** what homes in blocks of public housing are offered by */
  blocks: AreaMeasure
  offices: AreaMeasure
  /** share of the gross floor area that is saleable */
  efficiency: number
  managers: readonly string[]
  architects: readonly string[]
  contractors: readonly string[]
  landUse: { homes: string; offices: string }
  plotRatios: readonly number[]
  /** monthly charge per square foot of a home with shared grounds */
  serviceCharge: readonly [number, number]
  /** parking lots per home */
  parking: readonly [number, number]
}

export interface DemoMarket {
  country: CountryCode
  /** the last month with transactions */
  dataMonth: Month
  places: readonly Place[]
  segments: readonly DemoSegment[]
  areas: readonly AreaFact[]
  lines: readonly LineFact[]
  parks: readonly OutlineFact[]
  /** lakes, reservoirs and inlets that the land rings leave out */
  waters: readonly OutlineFact[]
  rivers: readonly RiverFact[]
  seas: readonly NameFact[]
  /** shores drawn by hand in the coast file */
  coast: CoastFacts
  box: readonly [south: number, west: number, north: number, east: number]
  /** projects and transactions of the two sizes */
  size: Record<DemoScale, { projects: number; transactions: number }>
  /** month of the year's share of the year's sales, January first */
  season: readonly number[]
  /** prices end in a multiple of this */
  priceStep: number
  rentStep: number
  nameProject(random: Random, segment: DemoSegment, place: Place): ProjectName
  /** null where the market has none */
  postalCode(random: Random, segment: DemoSegment, place: Place, block: string): string | null
  buildingName(index: number, segment: DemoSegment): string
  stackLabel(index: number): string
  unitNo(building: string, floor: number, label: string): string
  /** words of the market's everyday amenities: invented ones are named after their place */
  amenities: readonly (readonly [AmenityType, string | null, string, string | null])[]
  landUses: readonly string[]
  buildings: BuildingWords
  /** years of the lease on a site that the government sells; null: freehold */
  landYears: number | null
  /** the number on the pole of a bus stop; null where there is none */
  busStopCode(random: Random): string | null
  /** stacks are counted through all buildings of a project, not anew in each */
  countsStacksThrough: boolean
}

export type DemoScale = 'default' | 'large'
