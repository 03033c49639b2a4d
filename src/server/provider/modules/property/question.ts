import type { ProviderContext } from '../../context.ts'
import type { AskedIn } from './figure-conditions.ts'
import { conditionsOf, type ProjectFilter } from './filter.ts'
import { questionOfShapes, type RideTimes, readRides } from './shape-filter.ts'
import type { ProjectQuestion } from './store.ts'

const ridesOf = (context: ProviderContext) => readRides(context)

/** A filter as conditions and shapes. Throws a refusal for values out of bounds. */
export const questionOf = (context: ProviderContext, filter: ProjectFilter): Promise<ProjectQuestion> =>
  questionIn({ country: context.country, clock: context.clock, rides: () => context.perRequest(ridesOf) }, filter)

/** {@link questionOf} outside a request. `rides` is called only where a filter has the reach of a station. */
export async function questionIn(
  { country, clock, rides }: AskedIn & { rides: RideTimes },
  filter: ProjectFilter,
): Promise<ProjectQuestion> {
  const { conditions, within } = await questionOfShapes(rides, filter)
  return {
    conditions: [...conditionsOf(filter, { country, clock }), ...conditions],
    within,
    centre: centreOf(filter),
    isStreet: filter.street != null,
  }
}

/** The centre of the order NEAREST: the first circle or station of the filter. */
function centreOf({ near, around, reach }: ProjectFilter): ProjectQuestion['centre'] {
  const centre = near ?? around?.[0] ?? reach
  return centre ? { lat: centre.lat, lng: centre.lng } : null
}
