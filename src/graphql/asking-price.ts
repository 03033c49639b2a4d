/** What an agent proposes to ask for a home, in whole units of the market's currency. */
export interface ProposedAsking {
  low: number
  /** as `low` where it is one price */
  high: number
  /** one sentence */
  why: string
}

export const ASKING_WHY_MAX_CHARS = 300
/** A price that is proposed lies between so many times the value of the analysis: beyond that a digit is wrong. */
export const ASKING_OF_VALUE = [0.5, 2] as const

/** price: it is missing, or no whole amount. order: the higher one is lower. limit: it is too far from the value. why: the sentence is missing or too long. */
export type AskingFault = 'price' | 'order' | 'limit' | 'why'

/** What is wrong with a proposal beside an analysis of a value; null for nothing. */
export function askingFault({ low, high, why }: ProposedAsking, value: number): AskingFault | null {
  if (![low, high].every((price) => Number.isSafeInteger(price) && price > 0)) return 'price'
  if (high < low) return 'order'
  if (low < value * ASKING_OF_VALUE[0] || high > value * ASKING_OF_VALUE[1]) return 'limit'
  return why.trim() === '' || why.length > ASKING_WHY_MAX_CHARS ? 'why' : null
}

/** Where a proposal stands to a range; `apart` is a fraction of the end of the range that is named. over and under: it begins in the range and leaves it there. */
export type AskingPlace =
  | { place: 'within' | 'around' }
  | { place: 'above' | 'over'; apart: number }
  | { place: 'below' | 'under'; apart: number }

/** Where a proposed price, or range, stands to the range of an analysis. */
export function askingPlace(asking: Pick<ProposedAsking, 'low' | 'high'>, range: { low: number; high: number }): AskingPlace {
  if (asking.low > range.high) return { place: 'above', apart: asking.low / range.high - 1 }
  if (asking.high < range.low) return { place: 'below', apart: 1 - asking.high / range.low }
  const [isUnder, isOver] = [asking.low < range.low, asking.high > range.high]
  if (isUnder && isOver) return { place: 'around' }
  if (isOver) return { place: 'over', apart: asking.high / range.high - 1 }
  return isUnder ? { place: 'under', apart: 1 - asking.low / range.low } : { place: 'within' }
}
