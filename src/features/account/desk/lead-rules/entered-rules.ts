import type { RulePage } from '../desk-page.ts'

/** A rule as it is being changed; `key` is its own in the list. */
export interface EnteredRule {
  key: string
  /** of a rule that is kept already */
  id?: string
  interests: readonly string[]
  languages: readonly string[]
  people: readonly string[]
  taken: number
}

type RuleList = 'interests' | 'languages' | 'people'

/** What is done with the list of rules. */
export type RuleAction =
  | { do: 'add'; key: string }
  | { do: 'remove'; key: string }
  | { do: 'earlier' | 'later'; key: string }
  | { do: 'toggle'; key: string; list: RuleList; value: string }

/** The rules that are kept; who answers no longer is left out. */
export function rulesAsKept({ rules, staff }: Pick<RulePage, 'rules' | 'staff'>): readonly EnteredRule[] {
  const known = new Set(staff.map(({ id }) => id))
  return rules.map((rule) => ({ ...rule, key: rule.id, people: rule.people.filter((id) => known.has(id)) }))
}

export function changeRules(rules: readonly EnteredRule[], action: RuleAction): readonly EnteredRule[] {
  if (action.do === 'add') return [...rules, { key: action.key, interests: [], languages: [], people: [], taken: 0 }]
  if (action.do === 'remove') return rules.filter(({ key }) => key !== action.key)
  if (action.do === 'toggle') {
    const { key, list, value } = action
    return rules.map((rule) => (rule.key === key ? { ...rule, [list]: toggled(rule[list], value) } : rule))
  }
  const from = rules.findIndex(({ key }) => key === action.key)
  const to = from + (action.do === 'earlier' ? -1 : 1)
  const [moved, other] = [rules[from], rules[to]]
  return moved && other ? rules.with(from, other).with(to, moved) : rules
}

const toggled = (list: readonly string[], value: string): readonly string[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value]
