import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { projectBySlug } from '../property/store.ts'
import type { BookedHome } from './booking-row.ts'
import type { BookedHomeInput } from './booking-type.ts'

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
