import { GraphQLError } from 'graphql'
import { type AnalysedSale, type AnalysisResult, analyse } from '#graphql/analysis-result.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import type { AdvertisedBy } from '../listing/listing-row.ts'
import { type AgentBrand, brandOf, readBrand } from '../share/agent-brand.ts'
import { completeAgent } from '../share/agent-row.ts'
import { linesOfMaker } from '../share/maker-lines.ts'
import type { EvidenceSale, KeptEvidence } from './analysis-evidence.ts'
import type { KeptAnalysis } from './analysis-store.ts'
import { type AskingStep, askingSteps, type ForSaleNow, forSaleNow } from './for-sale-now.ts'
import { soldListings } from './sold-listings.ts'

/** A chosen sale with what the agent made of it. */
export type WorkbookSale = Pick<AnalysedSale, 'share' | 'adjustments' | 'price'> & { sale: EvidenceSale }

/** What a client is handed: nothing of the automatic estimate where the agent leaves it out. */
export interface Workbook {
  analysis: KeptAnalysis
  result: Omit<AnalysisResult, 'sales' | 'departure'>
  sales: readonly WorkbookSale[]
  engine: (Pick<KeptEvidence, 'value' | 'low68' | 'high68'> & Pick<AnalysisResult, 'departure'>) | null
  /** null: too few homes of this kind are for sale */
  forSale: (ForSaleNow & { now: number }) | null
  /** what is asked by the value against days on the market; none where the records do not give that */
  askingSteps: readonly AskingStep[]
  /** null while the agent's profile lacks a line that such a page must show */
  lines: AdvertisedBy | null
  brand: Pick<AgentBrand, 'accent' | 'logoKey'>
  /** file key of the agent's picture; null without one */
  portraitKey: string | null
}

/** The result of a choice. Throws `analysis-few`, `-adjustment`, `-total`, `-weight`. */
export function analysisResultOf({ evidence, choice }: Pick<KeptAnalysis, 'evidence' | 'choice'>): AnalysisResult {
  const result = analyse(evidence, choice)
  if ('fault' in result) throw refusal(`analysis-${result.fault}`, 'The choice is beyond the limits of an analysis.')
  return result
}

export async function workbookOf(context: ProviderContext, viewer: ViewerRow, analysis: KeptAnalysis): Promise<Workbook> {
  const { sales: analysed, departure, ...result } = analysisResultOf(analysis)
  const { evidence, showsEngine } = analysis
  const [lines, forSale, sold] = await Promise.all([
    linesIfComplete(context, viewer),
    forSaleNow(context, analysis),
    soldListings(context, analysis),
  ])
  const own = viewer.ceaNumber ? await readBrand(context.trade, viewer.id) : lines && (await brandOf(context, lines.agentLicence))
  // of a seat, the agent whose lines it shows
  const maker = viewer.ceaNumber ? viewer : lines && (await completeAgent(context, lines.agentLicence))
  return {
    analysis,
    result,
    lines,
    forSale: forSale && { ...forSale, now: unixSeconds(context.clock) },
    askingSteps: askingSteps(sold),
    sales: analysed
      .flatMap(({ id, ...made }): WorkbookSale[] => {
        const sale = evidence.sales.find((one) => one.id === id)
        return sale ? [{ ...made, sale }] : []
      })
      .sort((a, b) => b.share - a.share),
    engine: showsEngine ? { value: evidence.value, low68: evidence.low68, high68: evidence.high68, departure } : null,
    brand: own ?? { accent: null, logoKey: null },
    portraitKey: maker?.avatarKey ?? null,
  }
}

async function linesIfComplete(context: ProviderContext, viewer: ViewerRow): Promise<AdvertisedBy | null> {
  try {
    return await linesOfMaker(context, viewer)
  } catch (error) {
    if (error instanceof GraphQLError && String(error.extensions.code).startsWith('share-lines-')) return null
    throw error
  }
}
