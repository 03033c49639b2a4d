import { execute } from '#api/execute.ts'
import { ToolExamplesDocument, ToolPlaceDocument } from '#graphql/generated/graphql.ts'
import { addMonths, formatMonth, parseMonth } from '#lib/months.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { ToolExampleFacts } from './tool-facts.ts'

const SALES_SHOWN = 3

/** The most traded project of the country's market, its area's deals and its usual home's evidence. Null where they cannot be had. */
export async function toolExamples(country: CountryCode): Promise<ToolExampleFacts | null> {
  const place = await execute(ToolPlaceDocument, {}, { country })
  if (!place.ok) return null
  const { market, projects } = place.value
  const [project] = projects.nodes
  const last = market.lastMonth ? parseMonth(market.lastMonth) : null
  if (!project || last === null) return null
  const from = formatMonth(addMonths(last, -11))
  const { typeGroup, slug, area } = project
  const found = await execute(ToolExamplesDocument, { areaId: area.id, from, typeGroup, slug }, { country })
  if (!found.ok) return null
  const { deals, dealTotals, project: valued } = found.value
  const { figures } = dealTotals
  const estimate = valued?.estimate && 'value' in valued.estimate ? valued.estimate : null
  return {
    currency: market.currencyCode,
    isDemo: market.isDemo,
    project,
    list: figures?.psf ? { area, from, deals: deals.nodes, n: figures.n, median: figures.psf.median } : null,
    analysis: estimate && {
      value: estimate.value,
      low: estimate.low90,
      high: estimate.high90,
      count: estimate.comparables.length,
      sales: estimate.comparables.toSorted((a, b) => b.weight - a.weight).slice(0, SALES_SHOWN),
    },
  }
}
