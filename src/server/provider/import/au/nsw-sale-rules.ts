import type { NswRecord } from './nsw-records.ts'

/** What was sold. A strata unit is a flat, a villa or a town house of a strata plan: the files do not tell them apart. */
export type NswKind = 'house' | 'vacant-land' | 'strata-unit'

/** A sale of one home or one piece of land as a whole, at a price of its own. Texts are in capitals as published; days are yyyymmdd. */
export interface NswSale {
  /** the register's number of the dealing, unique in the state */
  dealing: string
  /** the day of the week's file that first had it: before this day nobody could know the sale */
  publicationDay: number
  /** when contracts were exchanged: the day of the price */
  contractDay: number
  settlementDay: number
  /** AUD */
  price: number
  kind: NswKind
  /** land of a house or of vacant land; of a strata unit the area of its lot as registered. Null where the files have none (half of the units): kept, and in no figure. */
  areaSqm: number | null
  /** the register's district, near a council's area: three digits of {@link nswDistrictName} */
  district: string
  /** the land's number in the register: all units of a strata plan share it; null where it was not given yet */
  property: string | null
  /** a building's or estate's name, often of a block only ("BLOCK A") */
  name: string | null
  unit: string | null
  /** with its letters: "12A", "26-28" */
  house: string | null
  street: string
  /** suburb or town */
  locality: string
  postcode: string | null
  /** planning zone, "R2" …; null for nearly all strata units */
  zone: string | null
  /** "SP104646" of a strata unit, from its legal description */
  strataPlan: string | null
  /** its lot in the plan, "217" */
  strataLot: string | null
  /** the register's code of a district's like properties, which rise and fall together; null of strata units */
  component: string | null
  /** the number of the plan that made its lots; plans are numbered as they are registered. Null where the description names none. */
  plan: number | null
}

/** Why a record is no sale of a home, by what it says; the report prints column and reason. */
export const NSW_REFUSALS = {
  repeated: { column: 'Dealing Number', reason: 'was published before' },
  'several-properties': { column: 'Dealing Number', reason: 'is of several properties at one price' },
  'part-interest': { column: '% Interest of Sale', reason: 'is a part of the property only' },
  'sale-code': { column: 'Sale Code', reason: 'marks a sale that is not an ordinary one' },
  'not-a-home': { column: 'Primary Purpose', reason: 'is neither a residence nor vacant land' },
  'no-price': { column: 'Purchase Price', reason: 'is no market price' },
  'contract-date': { column: 'Contract Date', reason: 'is impossible' },
  'settlement-date': { column: 'Settlement Date', reason: 'is impossible' },
  area: { column: 'Area', reason: 'is not an area in square metres or hectares' },
  address: { column: 'Property Locality', reason: 'street or locality is empty' },
} as const satisfies Readonly<Record<string, { column: string; reason: string }>>

export type NswRefusal = keyof typeof NSW_REFUSALS

/**
 * Codes of ordinary sales. The fact sheets do not say what the codes mean; XA stands at sales of new strata units, whose prices are those of
 * others, while the rest (RVP, MCO, AC …, one record in a thousand) stands at parts of farms, mines, roads and corrected dealings.
 */
const ORDINARY_CODES: readonly string[] = ['', 'XA']

/** Below this a price is nominal: no home or piece of land was sold on the market for less, AUD. */
const PRICE_MIN = 10_000

/** The format begins in 2001; an earlier contract ("1021", "1922") is a slip, or a price of another age. */
const CONTRACT_DAY_MIN = 20010101

const SQM_PER_HECTARE = 10_000

type Judgement = { sale: NswSale; refusal: null } | { sale: null; refusal: NswRefusal }

/** Whether the record by itself is a sale of a home at a market price. */
export function judgeSale(record: NswRecord, publicationDay: number): Judgement {
  const refuse = (refusal: NswRefusal): Judgement => ({ sale: null, refusal })
  const { field } = record
  const [contractDay, settlementDay] = [dayIn(field('contract')), dayIn(field('settlement'))]
  const price = /^\d{1,12}$/.test(field('price')) ? Number(field('price')) : 0
  const strata = strataOf(record.legal)
  const kind = kindOf(field('nature'), strata !== null)
  const areaSqm = areaOf(field('area'), field('areaType'))
  if (!['', '0', '100'].includes(field('interest'))) return refuse('part-interest')
  if (!ORDINARY_CODES.includes(field('saleCode'))) return refuse('sale-code')
  if (!kind) return refuse('not-a-home')
  if (price < PRICE_MIN) return refuse('no-price')
  if (contractDay < CONTRACT_DAY_MIN || contractDay > publicationDay) return refuse('contract-date')
  if (settlementDay < contractDay || settlementDay > publicationDay) return refuse('settlement-date')
  if (areaSqm === undefined) return refuse('area')
  if (field('street') === '' || field('locality') === '') return refuse('address')
  return {
    sale: {
      dealing: field('dealing'),
      publicationDay,
      contractDay,
      settlementDay,
      price,
      kind,
      areaSqm,
      district: field('district'),
      property: field('property') || null,
      name: field('name') || null,
      unit: field('unit') || null,
      house: field('house') || null,
      street: field('street'),
      locality: field('locality'),
      postcode: field('postcode') || null,
      zone: field('zone') || null,
      strataPlan: strata?.plan ?? null,
      strataLot: strata?.lot ?? null,
      component: field('component') || null,
      plan: planOf(record.legal),
    },
    refusal: null,
  }
}

function kindOf(nature: string, strata: boolean): NswKind | null {
  if (nature === 'R') return strata ? 'strata-unit' : 'house'
  return nature === 'V' && !strata ? 'vacant-land' : null
}

/** A day that is in the calendar, yyyymmdd; 0 otherwise. */
function dayIn(text: string): number {
  const match = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (!match) return 0
  const iso = `${match[1]}-${match[2]}-${match[3]}`
  const date = new Date(iso)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? Number(text) : 0
}

/** Square metres, to a tenth; a part of a hectare may stand without its zero (".812"). Null where none is stated, undefined where it cannot be read. */
function areaOf(text: string, type: string): number | null | undefined {
  if (text === '' || Number(text) === 0) return null
  if (!/^(\d{1,8}(\.\d{1,3})?|\.\d{1,3})$/.test(text) || (type !== 'M' && type !== 'H')) return undefined
  const sqm = Number(text) * (type === 'H' ? SQM_PER_HECTARE : 1)
  return Math.round(sqm * 10) / 10
}

/** "45/5/5099" and "3, 4/5099" → 5099, "217/SP104646" → 104646. */
const planOf = (legal: string): number | null => Number(/\/(?:SP)?(\d{1,8})\s*$/.exec(legal)?.[1] ?? 0) || null

/** "217/SP104646" or "PT 2/SP20914" → plan and lot; null for other titles. */
function strataOf(legal: string): { plan: string; lot: string } | null {
  const match = /^(?:PT )?([^/]+)\/(SP\d+)/.exec(legal.trim())
  return match?.[1] && match[2] ? { lot: match[1], plan: match[2] } : null
}
