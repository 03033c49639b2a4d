import { z } from 'zod'
import { OWN_TOURS_MAX, TOUR_MAX_CHARS } from '#graphql/tour-kinds.ts'
import { LOCALE_CODES } from '#market/locale-tags.ts'
import { COUNTRY_CODES, TYPE_GROUPS } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { plainLine } from '../listing-own/plain-words.ts'
import { projectBySlug } from '../property/store.ts'
import { insertTour, readOwnTour } from '../tour/own/own-tour-store.ts'
import { tourPath } from '../tour/own/tour-path.ts'
import { copiedId, type FieldsOfRecord, writtenTime } from './copied-fields.ts'
import { takenId } from './taken-id.ts'

const project = z.object({ typeGroup: z.enum(TYPE_GROUPS), slug: z.string().min(1).max(200) })

/**
 * Begins a tour of the agent as a draft, once, with its place, where that is known here. Its scenes are sent as those of any draft, after their pictures have come.
 * It is shown by the agent's own press. Returns the draft's id.
 */
export async function takeTour(context: ProviderContext, agent: string, fields: FieldsOfRecord): Promise<string> {
  const { trade, clock } = context
  const key = fields.needed('id', copiedId)
  const country = fields.needed('country', z.enum(COUNTRY_CODES))
  const title = plainLine(fields.text('title', 4 * TOUR_MAX_CHARS.title), TOUR_MAX_CHARS.title)
  if (title === '') throw refusal('tour-title', 'A tour has a title.')
  const id = takenId(agent, 'tours', key)
  const now = unixSeconds(clock)
  const createdAt = Math.min(fields.optional('createdAt', writtenTime, now), now)
  const place = await placeHere(context, country, fields)
  const listing = fields.optional('listing', copiedId, null)
  const draft = { title, about: '', projectName: place?.name ?? '', plan: null, scenes: [] }
  const locale = fields.optional('locale', z.enum(LOCALE_CODES), 'en-US')
  await Promise.all([
    insertTour(trade, { id, path: tourPath(title, id), agent, country, locale, now: createdAt, draft }),
    trade.run(
      `update tour set type_group = ?, project_slug = ?, project_name = ?, lat = ?, lng = ?,
        listing_id = (select id from listing where id = ? and agent = ? and country = ? and state <> 'closed') where id = ? and version = 1`,
      place?.typeGroup ?? null,
      place?.slug ?? null,
      place?.name ?? '',
      place?.lat ?? null,
      place?.lng ?? null,
      // the advertisement of the same copy, which is taken in before its tours
      listing === null ? null : takenId(agent, 'listings', listing),
      agent,
      country,
      id,
    ),
  ])
  if (!(await readOwnTour(trade, [agent], id))) throw refusal('tour-count', `At most ${OWN_TOURS_MAX} tours are kept.`)
  return id
}

/** The project that a tour is of; what this edition does not have is left out. */
async function placeHere(context: ProviderContext, country: string, fields: FieldsOfRecord) {
  const asked = fields.optional('projectSlug', z.string(), null)
  if (asked === null) return null
  const read = project.safeParse({ typeGroup: fields.optional('typeGroup', z.enum(TYPE_GROUPS), null), slug: asked })
  const found =
    read.success && country === context.country.countryCode ? await projectBySlug(context, read.data.typeGroup, read.data.slug) : null
  if (!found || !read.success) {
    fields.omitted.push('projectSlug')
    return null
  }
  return { ...read.data, name: found.name, lat: found.lat, lng: found.lng }
}
