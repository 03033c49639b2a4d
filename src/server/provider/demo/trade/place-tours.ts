import type { DatabaseSync } from 'node:sqlite'
import { OWN_SOURCE } from '../../modules/listing/listing-row.ts'
import { ADVERTISED } from '../../modules/listing-group/group-loaders.ts'
import { DEMO_TOURS, type DemoTour, tourIdOf } from '../tours/demo-tours.ts'
import { EYE_METRES } from '../tours/panorama.ts'

interface Place {
  typeGroup: string | null
  projectSlug: string | null
  projectName: string
  listing: string | null
  lat: number | null
  lng: number | null
}

/** The tour of a home before it is furnished is of a launch. */
const LAUNCH = 'select type_group as typeGroup, project_slug as projectSlug, name as projectName, null as listing, null as lat, null as lng'

/** Of an account's tours: the project that is advertised most, and the own advertisement. */
const MOST_ADVERTISED = `select type_group as typeGroup, project_slug as projectSlug, project_name as projectName,
    (select own.id from listing own where own.agent = ? and own.source = '${OWN_SOURCE}' and own.state in ${ADVERTISED} order by own.id limit 1) as listing, lat, lng
  from listing where country = ? and type_group = 'private-stack' and project_slug is not null and state in ${ADVERTISED}
  group by project_slug order by count(*) desc, project_slug limit 1`

/** Of tours of agents in the feeds: a home that the agent advertises. */
const OF_AGENT = `select type_group as typeGroup, project_slug as projectSlug, project_name as projectName, id as listing, lat, lng
  from listing where country = ? and agent_licence = ? and project_slug is not null and state in ${ADVERTISED}
    and id not in (select listing_id from tour where listing_id is not null)
  order by type_group <> ?, activity <> 'sale', abs(coalesce(bedrooms, 9) - 2), id limit 1`

function placeOf(db: DatabaseSync, { country, isFurnished, layout }: DemoTour, agent: string | null, licence: string): Place | null {
  const row = !isFurnished
    ? db.prepare(`${LAUNCH} from launch where country = ? order by state <> 'selling', project_slug limit 1`).get(country)
    : agent === null
      ? db.prepare(OF_AGENT).get(country, licence, layout === 'house' ? 'private-land' : 'private-stack')
      : db.prepare(MOST_ADVERTISED).get(agent, country)
  return (row as Place | undefined) ?? null
}

/** Says of which project and advertisement the demo tours are, once the feeds have been taken in; what a tour says already stays. */
export function placeTours(db: DatabaseSync): void {
  const put = db.prepare(
    'update tour set type_group = ?, project_slug = ?, project_name = ?, listing_id = ?, lat = ?, lng = ? where id = ?',
  )
  // tours that were filled before they told it
  const raise = db.prepare('update tour set camera_metres = ? where id = ? and camera_metres is null')
  for (const tour of DEMO_TOURS) {
    const id = tourIdOf(tour)
    raise.run(EYE_METRES, id)
    const row = db
      .prepare("select agent, lines ->> 'agentLicence' as licence from tour where id = ? and project_slug is null and listing_id is null")
      .get(id)
    const place = row && placeOf(db, tour, row.agent === null ? null : String(row.agent), String(row.licence))
    if (place) put.run(place.typeGroup, place.projectSlug, place.projectName, place.listing, place.lat, place.lng, id)
  }
}
