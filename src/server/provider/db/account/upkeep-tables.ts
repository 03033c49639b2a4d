import { anyOf, integer, table, text } from '../column-table.ts'
import { UPKEEP_ACTS } from './words.ts'

// What the site found of itself, and what its operator did.

export const HEALTH_DAY = table('health_day', {
  day: text(),
  firstAt: integer(),
  checks: integer(),
  failed: integer(),
})

export const UPKEEP_ACT = table('upkeep_act', {
  kind: anyOf(UPKEEP_ACTS),
  at: integer(),
  seconds: integer(),
})
