import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { applyMigrations, readMigrations } from '../../db/migrations.ts'
import { DEMO_SOURCES } from '../listings/agencies.ts'
import { fillTours } from '../tours/fill-tours.ts'
import { placeTours } from './place-tours.ts'

const LANTERN = DEMO_SOURCES.find(({ country }) => country === 'HK')?.agents[0]?.licence ?? ''

function filled() {
  const db = new DatabaseSync(':memory:')
  applyMigrations(db, readMigrations('trade'))
  fillTours(db, 1_790_000_000)
  db.exec(`insert into listing (id, country, source, source_key, agent_name, agent_licence, agent_phone, agent_email, agency, agency_licence, state, activity,
      type_group, project_slug, project_name, project_name_local, street, postal_code, address, property_group, property_type, construction_status, unit_mix,
      facilities, price, headline, description, locale, modified_at, content_hash, first_seen_at, confirmed_at, state_at, is_ungrouped, version, created_at, updated_at)
    values ('one', 'HK', 'feed', '1', 'A', '${LANTERN}', '', '', '', '', 'live', 'sale', 'private-stack', 'ivy-court', 'Ivy Court', null, '', '', '', 'condo',
      'apartment', 'completed', '2', 0, 1, '', '', 'en-HK', 0, '', 0, 0, 0, 0, 1, 0, 0)`)
  return db
}

const placeOf = (db: DatabaseSync, path: string) => ({
  ...db.prepare('select project_slug as slug, listing_id as listing from tour where path = ?').get(path),
})

test('a tour of an agent in the feeds is of a home that the agent advertises', () => {
  const db = filled()
  placeTours(db)
  expect(placeOf(db, 'harbour-lights')).toEqual({ slug: 'ivy-court', listing: 'one' })
  // nobody else advertises anything
  expect(placeOf(db, 'wattle-house')).toEqual({ slug: null, listing: null })
})

test('what a tour says of its place stays', () => {
  const db = filled()
  db.exec("update tour set type_group = 'private-land', project_slug = 'other' where path = 'harbour-lights'")
  placeTours(db)
  expect(placeOf(db, 'harbour-lights')).toEqual({ slug: 'other', listing: null })
})
