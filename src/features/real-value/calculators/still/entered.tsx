import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#lib/format.ts'
import { BUYER_WORDS, STATE_WORDS } from '#property/duty-words/buyer-words.ts'
import { FactsList } from '#property/facts-list.tsx'
import { formatDay } from '#session/day-time.ts'
import type { Calculation } from '../calculate.ts'
import { FLAT_WORDS, USE_WORDS } from '../first/choice-words.ts'
import { fieldWords } from '../first/field-words.ts'
import { calculatorFields, type InputName } from '../inputs.ts'
import { usesIn } from '../uses.ts'

const PLAIN: readonly InputName[] = ['rate', 'years', 'homes', 'empty', 'months']

/** The inputs in print, where the form itself is left out. */
export function Entered({ calculation, currency }: { calculation: Calculation; currency: string }) {
  const { i18n } = useLingui()
  const { country, inputs, result } = calculation
  const value = (name: InputName): string => {
    if (name === 'buyer') return i18n._(BUYER_WORDS[country][inputs.buyer])
    if (name === 'use') return i18n._(USE_WORDS[inputs.use])
    if (name === 'state') return i18n._(STATE_WORDS[inputs.state])
    if (name === 'flat') return i18n._(FLAT_WORDS[inputs.flat])
    if (name === 'day' || name === 'boughtOn') return formatDay(inputs[name], i18n.locale)
    const number = inputs[name]
    if (number === null) return ''
    return PLAIN.includes(name) ? String(number) : formatMoney(number, currency, i18n.locale)
  }
  const facts = calculatorFields(country, result.tool)
    .filter((name) => name !== 'use' || usesIn(country, inputs.state).length > 1)
    .map((name) => ({ key: name, name: i18n._(fieldWords(name, result.tool, country).label), value: value(name) }))
  return (
    <div className="hidden print:block">
      <FactsList facts={facts} />
    </div>
  )
}
