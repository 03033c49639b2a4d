import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { TransactionKind } from '#graphql/generated/enumerations.ts'
import {
  BuildingStacksDocument,
  EstimateHomeDocument,
  ProjectTransactionsDocument,
  ReportAgentDocument,
  ReportBodyDocument,
  ReportExamplesDocument,
  ReportListingsDocument,
  ReportProDocument,
  ReportTopDocument,
  ReportToursDocument,
  StackViewDocument,
} from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'
import { COUNTRIES } from '#market/countries.ts'
import { COUNTRY_CODES, TYPE_GROUPS } from '#market/vocabulary.ts'
import { toWireTypeGroup } from '#property/address/wire-words.ts'
import { TENURE_OF_RECORD } from '#property/tenure-of-record.ts'

const SLUG_MAX_CHARS = 120
const slug = z.string().min(1).max(SLUG_MAX_CHARS)
const subject = z.object({ country: z.enum(COUNTRY_CODES), typeGroup: z.enum(TYPE_GROUPS), slug })
const unitMix = z.string().max(16).nullable()
const home = z.object({ unitMix, areaSqm: z.number().positive().nullable(), floor: z.int().nullable() })
const deals = z.object({
  kind: z.enum(TransactionKind),
  first: z.int().min(1).max(50),
  offset: z.int().min(0).max(10_000),
  unitMix,
  building: slug.nullable(),
})

const key = ({ typeGroup, slug }: z.infer<typeof subject>) => ({ typeGroup: toWireTypeGroup(typeGroup), slug })

/** The head of a report and the market it stands in. A failure is a value; the answer's status is then 503. */
export const fetchTop = createServerFn()
  .validator(subject)
  .handler(async ({ data }) => {
    const top = await execute(ReportTopDocument, key(data), { country: data.country })
    if (!top.ok) setResponseStatus(503)
    return top
  })

/** The agent who is signed in, as the sheets of a print name one; of the session, never of an argument. */
export const fetchAgent = createServerFn().handler(async () => execute(ReportAgentDocument, {}))

/**
 * What is known of the project beyond the head. Its tours are asked apart, because people make them: the rest is of the edition, and kept.
 * Without them the gallery is shown alone.
 */
export const fetchBody = createServerFn()
  .validator(subject)
  .handler(async ({ data }) => {
    const { country } = data
    const [body, tours] = await Promise.all([
      execute(ReportBodyDocument, { ...key(data), admitsByDistance: country === 'SG' }, { country }),
      execute(ReportToursDocument, key(data), { country }),
    ])
    if (!body.ok) return body
    const { project } = body.value
    return ok({ project: project && { ...project, tours: (tours.ok && tours.value.project?.tours) || [] } })
  })

/** How many homes of the project are advertised. */
export const fetchListed = createServerFn()
  .validator(subject)
  .handler(({ data }) => execute(ReportListingsDocument, key(data), { country: data.country }))

/** Data for subscribers; the provider refuses it to others with `needs-subscription`. */
export const fetchPro = createServerFn()
  .validator(subject.extend({ unitMix, psf: z.number().positive().nullable() }))
  .handler(async ({ data: { unitMix: mix, psf, ...data } }) =>
    execute(ReportProDocument, { ...key(data), unitMix: mix, psf }, { country: data.country }),
  )

/** The homes of a building by floor; without a subscription the provider answers the lowest floors only. */
export const fetchStackView = createServerFn()
  .validator(subject.extend({ building: slug.nullable() }))
  .handler(async ({ data }) => execute(StackViewDocument, { ...key(data), building: data.building }, { country: data.country }))

/** The estimate of the described home, or why there is none. Null for an unknown project. */
export const fetchEstimate = createServerFn()
  .validator(subject.extend({ home: home.nullable() }))
  .handler(async ({ data }) =>
    execute(EstimateHomeDocument, { ...key(data), home: data.home && { ...data.home, ...TENURE_OF_RECORD } }, { country: data.country }),
  )

/** One page of deals; sales where rents are not disclosed. */
export const fetchTransactions = createServerFn()
  .validator(subject.extend({ deals }))
  .handler(async ({ data }) => {
    const kind = COUNTRIES[data.country].disclosesRent ? data.deals.kind : 'SALE'
    return execute(ProjectTransactionsDocument, { ...key(data), ...data.deals, kind }, { country: data.country })
  })

/** The stacks of a project's buildings. Null for an unknown project. */
export const fetchStacks = createServerFn()
  .validator(subject)
  .handler(async ({ data }) => execute(BuildingStacksDocument, key(data), { country: data.country }))

/** Projects of a market to open a report of. */
export const fetchExamples = createServerFn()
  .validator(subject.pick({ country: true }))
  .handler(async ({ data }) => execute(ReportExamplesDocument, {}, { country: data.country }))
