import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { ServicePricesDocument, TourLinkAtDocument } from '#graphql/generated/graphql.ts'
import { SHOWN_TOUR_PATH } from '#graphql/tour-kinds.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'

export const fetchShownTour = createServerFn().handler(async () => {
  const answer = await execute(TourLinkAtDocument, { path: SHOWN_TOUR_PATH })
  return answer.ok ? (answer.value.tourLink ?? null) : null
})

export const fetchServicePrices = createServerFn()
  .validator(z.object({ country: z.enum(COUNTRY_CODES) }))
  .handler(async ({ data: { country } }) => {
    const answer = await execute(ServicePricesDocument, {}, { country })
    return answer.ok ? answer.value.servicePrices : []
  })
