import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { type PlanPayment, PlanPaymentDocument } from '#graphql/generated/graphql.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'

/** How plans are paid in a country, as this deployment is set up; null where that could not be asked. */
export const fetchPlanPayment = createServerFn()
  .validator(z.object({ country: z.enum(COUNTRY_CODES) }))
  .handler(async ({ data }): Promise<PlanPayment | null> => {
    const answer = await execute(PlanPaymentDocument, data, { country: data.country })
    return answer.ok ? answer.value.plans.payment : null
  })
