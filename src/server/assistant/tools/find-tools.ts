import { z } from 'zod'
import { LOOK_UPS_MAX } from '#filter/sentence/settle-sentence.ts'
import { Tenure } from '#graphql/generated/enumerations.ts'
import { AssistantFiguresDocument, AssistantHomesDocument, AssistantSalesDocument } from '#graphql/generated/graphql.ts'
import { UNIT_MIXES } from '#market/vocabulary.ts'
import { fromWireTypeGroup, toWireTypeGroup } from '#property/address/wire-words.ts'
import { roundEstimate } from '#property/estimate/estimate-words.ts'
import { SORT_NAMES, SORT_ORDERS } from '#property/filter/sort-orders.ts'
import { basisOf, closing, inMoney, numberText, projectData } from '../answer-parts.ts'
import { basisOutput, figuresAnswer, heardOutput, moneyOutput, monthOutput, projectOutput, quartiles } from '../answer-schemas.ts'
import { homeInput, projectCalled, projectText, valuePage } from '../asked-home.ts'
import { heardPlaces, placesInput, resultsPage } from '../asked-places.ts'
import { assistantTool, READS_ONLY, toolFaultOf } from '../assistant-tool.ts'
import { quoted } from '../others-text.ts'

const HOMES_PER_ANSWER = 10
const PAGES_MAX = 50

const foundHome = projectOutput.extend({
  page: z.url(),
  tenure: z.enum(Tenure).nullable(),
  completionYear: z.int().nullable(),
  salesOfTwelveMonths: z.int(),
  lastSale: z.object({ month: monthOutput, price: moneyOutput }).nullable(),
  psf: quartiles.nullable().describe('Of the sales of twelve months, per square foot'),
  figuresTo: monthOutput.nullable(),
  usualHome: z
    .object({
      value: moneyOutput,
      shown: moneyOutput,
      low90: moneyOutput,
      high90: moneyOutput,
      unitMix: z.string(),
      floorAreaSqm: z.number(),
      asOf: monthOutput,
    })
    .nullable()
    .describe('Estimate of the usual home there; value_home gives that of another one, with its evidence'),
  whyNoValue: z.string().nullable().describe('Code of the refusal, where there is no estimate; explain_refusal has its words'),
})

const notHeardText = (words: readonly string[], filters: readonly string[]): string[] => [
  ...(words.length > 0 ? [`Not understood, and searched as text: ${words.map(quoted).join(', ')}.`] : []),
  ...(filters.length > 0 ? [`Not offered in this market, so left out: ${filters.join(', ')}.`] : []),
]

export const findHomes = assistantTool({
  title: 'Find homes',
  description:
    'Projects, blocks and developments that fit a sentence or filters, with sales, prices per square foot and the estimate of the usual home. Says what it understood and what not. Its `project` values are for the other tools.',
  input: z.object({
    ...placesInput,
    sort: z.enum(SORT_NAMES).default('traded'),
    page: z.int().min(1).max(PAGES_MAX).default(1),
  }),
  output: z.object({ total: z.int(), homes: z.array(foundHome), heard: heardOutput, searchedWithoutWords: z.boolean(), ...basisOutput }),
  annotations: READS_ONLY,
  scope: null,
  cost: LOOK_UPS_MAX + 2,
  async run({ sort, page, ...asked }, desk) {
    const { filter, heard, search } = await heardPlaces(asked, desk)
    const place = { sort: SORT_ORDERS[sort], first: HOMES_PER_ANSWER, offset: (page - 1) * HOMES_PER_ANSWER }
    const first = await desk.ask(AssistantHomesDocument, { filter, ...place }, asked.country)
    if (!first.ok) return toolFaultOf(first.failure)
    // as the page of results does where no home has the words that were not understood
    const isWithout = first.value.projects.totalCount === 0 && search.words !== undefined
    const { text: _, ...rest } = filter
    const again = isWithout ? await desk.ask(AssistantHomesDocument, { filter: rest, ...place }, asked.country) : first
    if (!again.ok) return toolFaultOf(again.failure)
    const { market, projects } = again.value
    const homes = projects.nodes.map((project) => {
      const key = { country: asked.country, typeGroup: fromWireTypeGroup(project.typeGroup), slug: project.slug }
      const usual = project.usualEstimate
      return {
        ...projectData(key, project),
        page: valuePage(key, desk.origin),
        tenure: project.tenure,
        completionYear: project.completionYear,
        salesOfTwelveMonths: project.saleCount1y,
        lastSale:
          project.lastSaleMonth && project.lastSalePrice !== null ? { month: project.lastSaleMonth, price: project.lastSalePrice } : null,
        psf: project.psf,
        figuresTo: project.figuresTo,
        usualHome:
          usual?.__typename === 'UsualEstimate'
            ? {
                value: usual.value,
                shown: roundEstimate(usual.value),
                low90: usual.low90,
                high90: usual.high90,
                unitMix: usual.unitMix,
                floorAreaSqm: usual.areaSqm,
                asOf: usual.asOf,
              }
            : null,
        whyNoValue: usual?.__typename === 'UsualEstimateRefusal' ? usual.reason : null,
      }
    })
    const based = { market, page: resultsPage(asked.country, search, desk.origin) }
    const lines = homes.map((home) => {
      const value = home.usualHome
        ? `usual home about ${inMoney(home.usualHome.shown, market.currencyCode)} (${inMoney(roundEstimate(home.usualHome.low90), market.currencyCode)} to ${inMoney(roundEstimate(home.usualHome.high90), market.currencyCode)}, ${home.usualHome.asOf})`
        : `no estimate${home.whyNoValue ? ` (${home.whyNoValue})` : ''}`
      return `- ${home.project}: ${quoted(home.name)}, ${quoted(home.street)}; ${value}; sales of twelve months: ${home.salesOfTwelveMonths}`
    })
    const text = [
      `Projects and blocks found: ${projects.totalCount}${isWithout ? ' without the words that were not understood' : ''}.`,
      ...notHeardText(heard.notUnderstood, heard.notOffered),
      ...lines,
      closing(based),
    ]
    return { data: { total: projects.totalCount, homes, heard, searchedWithoutWords: isWithout, ...basisOf(based) }, text: text.join('\n') }
  },
})

const SALES_MAX = 50
const SALES_TOLD = 10

export const recentSales = assistantTool({
  title: 'Recent sales',
  description: 'Recorded sales of a project, the newest first: monthOutput, price, size, floor. For “what was paid there lately?”.',
  input: z.object({
    country: homeInput.country,
    project: homeInput.project,
    unitMix: z.enum(UNIT_MIXES).optional(),
    first: z.int().min(1).max(SALES_MAX).default(20),
  }),
  output: z.object({
    project: projectOutput,
    total: z.int().describe('Sales on record'),
    sales: z.array(
      z.object({
        month: monthOutput,
        price: moneyOutput,
        psf: z.number().nullable(),
        floorAreaSqm: z.number().nullable(),
        unitMix: z.string().nullable(),
        floorLow: z.int().nullable(),
        floorHigh: z.int().nullable(),
        units: z.int().describe('Homes sold together'),
      }),
    ),
    ...basisOutput,
  }),
  annotations: READS_ONLY,
  scope: null,
  cost: 2,
  async run({ country, project: named, unitMix, first }, desk) {
    const key = await projectCalled(country, named, desk)
    if ('fault' in key) return key
    const variables = { typeGroup: toWireTypeGroup(key.typeGroup), slug: key.slug, unitMix: unitMix ?? null, first }
    const answer = await desk.ask(AssistantSalesDocument, variables, country)
    if (!answer.ok) return toolFaultOf(answer.failure)
    const { market, project } = answer.value
    if (!project) return { fault: `No project in ${country} is known as ${quoted(projectText(key))}.` }
    const { nodes, totalCount } = project.transactions
    const sales = nodes.map(({ areaSqm, ...sale }) => ({ ...sale, floorAreaSqm: areaSqm }))
    const based = { market, page: valuePage(key, desk.origin) }
    const lines = sales
      .slice(0, SALES_TOLD)
      .map(
        ({ month: sold, price, floorAreaSqm }) =>
          `- ${sold}: ${inMoney(price, market.currencyCode)}${floorAreaSqm === null ? '' : `, ${numberText(floorAreaSqm)} sqm`}`,
      )
    const said =
      totalCount === 0
        ? `No sale of ${quoted(project.name)} is on record.`
        : `${totalCount} sales of ${quoted(project.name)} are on record; the newest:`
    const data = { project: projectData(key, project), total: totalCount, sales, ...basisOf(based) }
    return { data, text: [said, ...lines, closing(based)].join('\n') }
  },
})

export const marketFigures = assistantTool({
  title: 'Market figures',
  description:
    'What is paid in a market or a part of it: quartiles of price and price per square foot with their number of sales, change in twelve months, yield. Narrow it by a sentence or filters as in find_homes.',
  input: z.object(placesInput),
  output: figuresAnswer,
  hasWidget: true,
  annotations: READS_ONLY,
  scope: null,
  cost: LOOK_UPS_MAX + 1,
  async run(asked, desk) {
    const { filter, heard, search } = await heardPlaces(asked, desk)
    const answer = await desk.ask(AssistantFiguresDocument, { filter }, asked.country)
    if (!answer.ok) return toolFaultOf(answer.failure)
    const { market, areaFigures } = answer.value
    const { projectCount, groups, grossYield, to } = areaFigures
    const segments = market.segments.map((one) => ({
      segment: one.segment,
      month: one.month,
      change12m: one.change12m,
      sales: one.saleCount,
      price: { p25: one.priceP25, median: one.medianPrice, p75: one.priceP75 },
      psf: { p25: one.psfP25, median: one.medianPsf, p75: one.psfP75 },
    }))
    const based = { market, page: resultsPage(asked.country, search, desk.origin) }
    const kinds = groups.map(({ group, ...figures }) => ({ kind: group, ...figures }))
    const paid = kinds.flatMap(({ kind, price, change12m }) => {
      if (!price) return []
      const changed = change12m === null ? '' : ` Change in twelve months: ${numberText(change12m * 100)} %.`
      return [
        `${kind}: half of ${price.n} sales were between ${inMoney(price.p25, market.currencyCode)} and ${inMoney(price.p75, market.currencyCode)}, the middle one at ${inMoney(price.median, market.currencyCode)}; twelve months to ${to ?? 'an unknown month'}.${changed}`,
      ]
    })
    const none = `No figure is given: ${projectCount} projects fit, and too few sales of twelve months are on record for them.`
    const data = { figures: { projects: projectCount, kinds, grossYield, to }, segments, heard, ...basisOf(based) }
    const text = [
      paid.length > 0 ? [`${projectCount} projects fit.`, ...paid].join('\n') : none,
      ...notHeardText(heard.notUnderstood, heard.notOffered),
      closing(based),
    ].join('\n')
    return { data, text }
  },
})
