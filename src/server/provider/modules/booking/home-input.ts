import type { ProviderContext } from '../../context.ts'
import { pick } from '../../db/column-table.ts'
import { LISTING_GROUP } from '../../db/trade/group-tables.ts'
import { LISTING } from '../../db/trade/listing-tables.ts'
import { ADVERTISED_STATES } from '../../db/trade/words.ts'
import { refusal } from '../../errors.ts'
import { addressOfGroup } from '../listing/group-address.ts'
import { projectBySlug } from '../property/store.ts'
import type { BookedHome } from './booking-row.ts'
import type { BookedHomeInput } from './booking-type.ts'
import type { ScheduleOwner } from './schedule-store.ts'

const UNIT_MAX_CHARS = 40

/** The home that an appointment is about, with its name of today; of the request's market only. Throws `booking-home`. */
export async function homeOfInput(
  context: ProviderContext,
  input: typeof BookedHomeInput.$inferInput | null | undefined,
): Promise<BookedHome | null> {
  if (!input) return null
  const { country, typeGroup, slug } = input
  const unit = input.unit.trim()
  const project =
    country === context.country.countryCode && unit.length <= UNIT_MAX_CHARS ? await projectBySlug(context, typeGroup, slug) : null
  if (!project) throw refusal('booking-home', 'There is no such home in this market.')
  return { country, typeGroup, slug, name: project.name, unit }
}

const LISTED_ROW = {
  ...pick(LISTING, 'activity', 'projectName', 'street', 'typeGroup', 'projectSlug', 'propertyGroup'),
  slug: LISTING_GROUP.columns.slug,
}

/** The home that a host advertises by a listing in the request's market, with its page; null where this host does not advertise it now. */
export async function listedHome(context: ProviderContext, listing: string, host: ScheduleOwner, unit: string): Promise<BookedHome | null> {
  const { countryCode: country } = context.country
  const listed = await context.trade.first(
    LISTED_ROW,
    `select l.activity, l.project_name as projectName, l.street, l.type_group as typeGroup, l.project_slug as projectSlug,
      l.property_group as propertyGroup, g.slug from listing l join listing_group g on g.id = l.group_id
    where l.id = ? and l.country = ? and l.agent = ? and l.state in (${ADVERTISED_STATES.map((state) => `'${state}'`).join(', ')})`,
    listing,
    country,
    host,
  )
  if (!listed) return null
  const { typeGroup, projectSlug } = addressOfGroup(listed)
  const { activity, slug, projectName, street } = listed
  const shown = unit.trim().slice(0, UNIT_MAX_CHARS)
  return { country, typeGroup, slug: projectSlug, name: projectName || street, unit: shown, listing: { slug, activity } }
}
