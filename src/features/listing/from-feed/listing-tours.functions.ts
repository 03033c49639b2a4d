import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { TypeGroup } from '#graphql/generated/enumerations.ts'
import { HangTourDocument, ListingToursDocument } from '#graphql/generated/graphql.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'

/** The viewer's tours, with what each of them shows now. */
export const fetchListingTours = createServerFn({ method: 'POST' }).handler(() => execute(ListingToursDocument, {}))

/** Says that a tour shows a listing, or none; the project that it shows stays. */
export const hangTour = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      id: z.uuid(),
      version: z.int().min(0),
      country: z.enum(COUNTRY_CODES),
      listing: z.uuid().nullable(),
      project: z.object({ typeGroup: z.enum(TypeGroup), slug: z.string().min(1).max(100) }).nullable(),
    }),
  )
  .handler(({ data: { country, ...data } }) => execute(HangTourDocument, data, { country }))
