/** The authority whose rule it is, and where it is published. */
export interface RuleSource {
  /** the authority by its own name */
  name: string
  url: string
}

/** A rule that holds from a day on. Days are ISO dates (2025-07-04) in the market's own time. */
export interface Dated {
  effectiveFrom: string
  /** the rule is older: the day is one on which it certainly held */
  isOlder?: true
  /** the authority changes its amounts regularly, and the later ones are not in the table: results after this day are approximate */
  knownUntil?: string
  /** above this price a further rate applies that the row does not hold */
  knownUpTo?: number
  source: RuleSource
  /** the day on which the row was last compared with the authority's publication */
  checkedOn: string
}

/** The rule of a day: the last one that has begun. Null before the first one. */
export function ruleOn<Rule extends Dated>(rules: readonly Rule[], day: string): Rule | null {
  let found: Rule | null = null
  for (const rule of rules) if (rule.effectiveFrom <= day && (found === null || found.effectiveFrom < rule.effectiveFrom)) found = rule
  return found
}

/** What is shown with a rule: its source and the day it holds from. */
export const citation = ({ effectiveFrom, isOlder, knownUntil, knownUpTo, source, checkedOn }: Dated): Dated => ({
  effectiveFrom,
  ...(isOlder ? { isOlder } : {}),
  ...(knownUntil ? { knownUntil } : {}),
  ...(knownUpTo ? { knownUpTo } : {}),
  source,
  checkedOn,
})
