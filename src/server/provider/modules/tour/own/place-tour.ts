import type { TypeGroup } from '#market/vocabulary.ts'
import { builder } from '../../../builder.ts'
import type { ProviderContext } from '../../../context.ts'
import { integer } from '../../../db/column-table.ts'
import { refusal } from '../../../errors.ts'
import { unixSeconds } from '../../../ports/clock/clock.ts'
import { TypeGroupEnum } from '../../../vocabulary-enums.ts'
import { readWorkedListing } from '../../listing-own/own-row.ts'
import { projectBySlug } from '../../property/store.ts'
import { tourChanged } from './own-tour-operations.ts'
import type { OwnTourRow } from './own-tour-store.ts'
import { OwnTourRef } from './own-tour-type.ts'
import { agentsTour, tourAgain } from './tour-writer.ts'

const TourProjectInput = builder.inputType('TourProjectInput', {
  fields: (t) => ({ typeGroup: t.field({ type: TypeGroupEnum, required: true }), slug: t.string({ required: true }) }),
})

interface TourPlace {
  listing: string | null
  project: { typeGroup: TypeGroup; slug: string; name: string } | null
  /** of the home; null: what the tour knew before stays */
  lat: number | null
  lng: number | null
}

interface AskedPlace {
  listing: string | null
  project: typeof TourProjectInput.$inferInput | null
}

/** What a tour shows: one of its agent's advertisements, a project of its country, both or neither. Throws `listing-unknown`, `tour-project`. */
async function placeOf(context: ProviderContext, tour: OwnTourRow, { listing: id, project: asked }: AskedPlace): Promise<TourPlace> {
  const isHere = context.country.countryCode === tour.country
  const [listing, project] = await Promise.all([
    id === null ? null : readWorkedListing(context.trade, "l.id = ? and l.agent = ? and l.state <> 'closed'", id, tour.agent),
    asked && isHere ? projectBySlug(context, asked.typeGroup, asked.slug) : null,
  ])
  if (id !== null && listing?.country !== tour.country) throw refusal('listing-unknown', 'There is no such listing.')
  if (asked && !project) throw refusal('tour-project', 'There is no such project in the tour’s country.')
  return {
    listing: listing?.id ?? null,
    project: asked && project ? { typeGroup: asked.typeGroup, slug: asked.slug, name: project.name } : null,
    lat: listing?.lat ?? project?.lat ?? null,
    lng: listing?.lng ?? project?.lng ?? null,
  }
}

/** Keeps it where the tour still has this version; true also where the same was kept before. */
async function keepPlace({ trade, clock }: ProviderContext, tour: Pick<OwnTourRow, 'id' | 'version'>, place: TourPlace): Promise<boolean> {
  const { listing, project, lat, lng } = place
  const where = [listing, project?.typeGroup ?? null, project?.slug ?? null]
  const [kept, [same]] = await Promise.all([
    trade.all(
      {},
      `update tour set listing_id = ?1, type_group = ?2, project_slug = ?3, project_name = ?4, lat = coalesce(?5, lat), lng = coalesce(?6, lng),
        draft = iif(draft is null, null, json_set(draft, '$.projectName', ?4)), version = version + 1, updated_at = ?7
      where id = ?8 and version = ?9 returning id`,
      ...where,
      project?.name ?? '',
      lat,
      lng,
      unixSeconds(clock),
      tour.id,
      tour.version,
    ),
    trade.all(
      { one: integer<1>() },
      'select 1 as one from tour where id = ? and version = ? and listing_id is ? and type_group is ? and project_slug is ?',
      tour.id,
      tour.version + 1,
      ...where,
    ),
  ])
  return kept.length > 0 || same !== undefined
}

builder.mutationField('placeTour', (t) =>
  t.field({
    type: OwnTourRef,
    description:
      'Says at once which advertisement of the agent and which project a tour shows: their pages tell of it while it is shown. What is left out it is taken from. Codes: tour-unknown, listing-agents, seat-right, tour-changed, listing-unknown, tour-project.',
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      listing: t.arg.id(),
      project: t.arg({ type: TourProjectInput }),
    },
    extensions: { cost: 60 },
    resolve: async (_, { id, version, listing, project }, context) => {
      const tour = await agentsTour(context, String(id))
      const place = await placeOf(context, tour, { listing: listing == null ? null : String(listing), project: project ?? null })
      if (!(await keepPlace(context, { id: tour.id, version }, place))) throw tourChanged(tour)
      return tourAgain(context, tour.id)
    },
  }),
)
