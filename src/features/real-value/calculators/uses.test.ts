import { expect, it } from 'vitest'
import { usesOf } from '#property/duties/au/state-tables.ts'
import { AU_TABLES } from '#property/duties/au.ts'
import { AU_STATES } from '#property/duties/purchase.ts'
import { usesIn } from './uses.ts'

it.each(AU_STATES)('%s: the form asks what for exactly where the table tells it apart', (state) =>
  expect(usesIn('AU', state)).toEqual(usesOf(AU_TABLES[state])),
)
