import type { Table } from '../column-table.ts'
import {
  ARTIFACT,
  META,
  PRICE_INDEX,
  PROJECT_ESTIMATE,
  PROJECT_GAIN,
  PROJECT_QUARTER,
  RESALE_PAIR,
  SEARCH_DOC,
  SEARCH_TRIGRAM,
  SEARCH_WORD,
  STACK_UNIT,
  TXN,
  UNIT_MIX,
} from './deal-tables.ts'
import { OFFICIAL_FIGURE } from './figure-tables.ts'
import { AMENITY, AREA, ASSET, BUILDING, LAND, PROJECT, SOURCE, STACK } from './place-tables.ts'

/** Every table of a market database, in an order in which they may be filled; `meta` says that all of it is there. */
export const MARKET_TABLES: readonly Table[] = [
  SOURCE,
  AREA,
  PROJECT,
  BUILDING,
  STACK,
  TXN,
  UNIT_MIX,
  LAND,
  AMENITY,
  ASSET,
  OFFICIAL_FIGURE,
  PRICE_INDEX,
  PROJECT_QUARTER,
  STACK_UNIT,
  RESALE_PAIR,
  PROJECT_GAIN,
  PROJECT_ESTIMATE,
  SEARCH_DOC,
  SEARCH_WORD,
  SEARCH_TRIGRAM,
  ARTIFACT,
  META,
]
