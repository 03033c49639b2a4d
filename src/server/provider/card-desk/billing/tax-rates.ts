import { salesTax } from '../../ports/cards/sales-tax.ts'
import type { DeskObjects } from '../desk-objects.ts'
import type { DeskWork } from '../desk-work.ts'
import type { SumRate } from '../money/invoice-sums.ts'

export const newTaxRate = (
  id: string,
  created: number,
  asked: Pick<DeskObjects['tax_rate'], 'display_name' | 'inclusive' | 'percentage'> & Partial<DeskObjects['tax_rate']>,
): DeskObjects['tax_rate'] => ({
  id,
  object: 'tax_rate',
  active: true,
  country: null,
  created,
  description: null,
  effective_percentage: null,
  flat_amount: null,
  jurisdiction: null,
  jurisdiction_level: null,
  livemode: false,
  metadata: {},
  rate_type: 'percentage',
  state: null,
  tax_type: null,
  ...asked,
})

/** The country's own rate, by which automatic tax goes; null where there is none. */
async function automaticRate(work: DeskWork, inclusive: boolean): Promise<DeskObjects['tax_rate'] | null> {
  const tax = salesTax(work.country)
  if (!tax) return null
  const id = `txr_${work.country}_${inclusive ? 'inclusive' : 'exclusive'}`
  const known = await work.find('tax_rate', id)
  if (known) return known
  const { name, percent } = tax
  const kind = {
    tax_type: name === 'GST' ? 'gst' : 'service_tax',
    country: work.country,
    jurisdiction: work.country,
    jurisdiction_level: 'country',
  } as const
  return work.put('tax_rate', newTaxRate(id, work.now, { display_name: name, percentage: percent, inclusive, ...kind }), null)
}

interface Taxed {
  isAutomatic: boolean
  /** of the item, or of its subscription */
  rates: readonly DeskObjects['tax_rate'][]
}

/** The rates that hold for a price: those that are given, else with automatic tax the country's own. */
export async function ratesOf(
  work: DeskWork,
  { tax_behavior: behavior }: DeskObjects['price'],
  { isAutomatic, rates }: Taxed,
): Promise<SumRate[]> {
  const own = isAutomatic && rates.length === 0 ? await automaticRate(work, behavior === 'inclusive') : null
  return [...rates, ...(own ? [own] : [])].map(({ id, percentage, inclusive }) => ({ id, percentage, isInclusive: inclusive }))
}

export const neededRates = (work: DeskWork, ids: readonly string[], param: string): Promise<DeskObjects['tax_rate'][]> =>
  Promise.all(ids.map((id) => work.need('tax_rate', id, param)))
