import type { DatabaseSync } from 'node:sqlite'
import { keysOf } from '#lib/records.ts'
import type { AdvertisedBy } from '../../modules/listing/listing-row.ts'
import { DEMO_SOURCES } from '../listings/agencies.ts'
import { DEMO_ACCOUNTS } from '../people/accounts.ts'
import { DEMO_TOURS, type DemoScene, type DemoTour, foldersOf, scenesOf, spotOf, tourIdOf, yawTo } from './demo-tours.ts'
import { DEMO_ROOM_WORDS, EMPTY_WORDS } from './demo-words.ts'
import { PANORAMA_WIDTH, PLAN_MARGIN_METRES, PLAN_PIXELS_PER_METRE } from './drawn-files.ts'
import { LAYOUTS } from './layouts.ts'
import { EYE_METRES } from './panorama.ts'

const DAY = 86_400
const DOOR_PITCH = -0.22
/** The number of the spot that tells something, after those of the doors. */
const NOTE = 90

/** Tours of the agents of the demonstration; drafts until their pictures are in the store, see store-tours.ts. */
export function fillTours(db: DatabaseSync, now: number): void {
  for (const tour of DEMO_TOURS) {
    const { width, depth } = LAYOUTS[tour.layout]
    const [wide, high] = [width, depth].map((metres) => Math.round((metres + 2 * PLAN_MARGIN_METRES) * PLAN_PIXELS_PER_METRE))
    const { agent, lines } = agentOf(tour)
    const at = now - (20 + tour.number) * DAY
    const { changes } = db
      .prepare(
        `insert or ignore into tour (id, path, country, agent, lines, state, title, about, locale, plan_width, plan_height, plan_metre, camera_metres, created_at, updated_at)
        values (?, ?, ?, ?, ?, 'draft', ?, ?, 'en-US', ?, ?, ${PLAN_PIXELS_PER_METRE}, ${EYE_METRES}, ?, ?)`,
      )
      .run(
        tourIdOf(tour),
        tour.path,
        tour.country,
        agent,
        JSON.stringify(lines),
        tour.title,
        tour.about,
        wide ?? null,
        high ?? null,
        at,
        at,
      )
    if (changes > 0) fillScenes(db, tour)
  }
}

/** In Singapore the agent with a plan; elsewhere an agent of the demo feeds, who has no account here. */
function agentOf({ country }: DemoTour): { agent: string | null; lines: AdvertisedBy } {
  const { subscriber } = DEMO_ACCOUNTS
  const source = DEMO_SOURCES.find((one) => one.country === country)
  const person = country === 'SG' ? null : source?.agents[0]
  if (!source || !person) {
    const { agency, agencyNo, number } = subscriber.licence
    return {
      agent: subscriber.id,
      lines: {
        agentName: subscriber.name,
        agentLicence: number,
        agentPhone: subscriber.phone,
        agentEmail: subscriber.email,
        agency,
        agencyLicence: agencyNo,
      },
    }
  }
  return {
    agent: null,
    lines: {
      agentName: person.name,
      agentLicence: person.licence,
      agentPhone: person.phone,
      agentEmail: person.email,
      agency: source.agency,
      agencyLicence: source.agencyLicence,
    },
  }
}

function fillScenes(db: DatabaseSync, tour: DemoTour): void {
  const put = db.prepare(
    `insert into tour_scene (id, tour_id, position, place, hour, name, caption, alt, yaw, pitch, plan_x, plan_y, pano, still, width, height)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ${PANORAMA_WIDTH}, ${PANORAMA_WIDTH / 2})`,
  )
  const { width, depth } = LAYOUTS[tour.layout]
  const part = (metres: number, of: number) => (metres + PLAN_MARGIN_METRES) / (of + 2 * PLAN_MARGIN_METRES)
  const scenes = scenesOf(tour)
  for (const [at, { id, room, hour, x, y, yaw, pitch }] of scenes.entries()) {
    const words = { ...DEMO_ROOM_WORDS[room], ...(tour.isFurnished ? {} : EMPTY_WORDS[room]) }
    put.run(
      id,
      tourIdOf(tour),
      at,
      room,
      hour,
      words.name,
      words.caption,
      words.alt,
      yaw,
      pitch,
      part(x, width),
      1 - part(y, depth),
      ...(foldersOf(tour, id) ?? [null, null]),
    )
  }
  for (const scene of scenes) fillSpots(db, tour, scene, scenes)
}

function fillSpots(db: DatabaseSync, tour: DemoTour, scene: DemoScene, scenes: readonly DemoScene[]): void {
  const put = db.prepare('insert into tour_spot (id, scene_id, kind, to_scene, title, text, yaw, pitch) values (?, ?, ?, ?, ?, ?, ?, ?)')
  const { ways, notes } = LAYOUTS[tour.layout]
  const idOf = (at: number) => `${scene.id.slice(0, 19)}c3${String(at).padStart(2, '0')}${scene.id.slice(23)}`
  for (const [at, room] of keysOf(ways[scene.room]).entries()) {
    const way = ways[scene.room][room]
    const to = scenes.find((one) => one.room === room && (one.hour === scene.hour || one.hour === tour.hours[0]))
    if (way && to) put.run(idOf(at), scene.id, 'door', to.id, '', '', yawTo(scene, spotOf(tour, way)), DOOR_PITCH)
  }
  const note = notes[scene.room]
  const place = spotOf(tour, note)
  const pitch = Math.atan2(note.z - EYE_METRES, Math.hypot(place.x - scene.x, place.y - scene.y))
  const { title, text } = DEMO_ROOM_WORDS[scene.room].note
  if (tour.isFurnished || scene.room !== 'kitchen') {
    put.run(idOf(NOTE), scene.id, 'note', null, title, text, yawTo(scene, place), pitch)
  }
}
