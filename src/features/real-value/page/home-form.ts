import * as z from 'zod/mini'
import { amountIn } from '#lib/typed-amount.ts'
import { FLOOR_AREA_UNITS } from '#lib/units.ts'
import { parseCountryCode } from '#market/countries.ts'
import { caretBefore, charactersAfter, enterNumber } from '#ui/form/number-entry.ts'
import { typedNumber } from '#ui/form/number-typing.ts'
import { inUnit } from '../described-home.ts'
import { valueSearch } from '../search.ts'

/** The inputs that hold whole numbers and group them while one types (§5). */
const isNumber = (target: EventTarget): target is HTMLInputElement => target instanceof HTMLInputElement && target.inputMode === 'numeric'

const numberIn = (input: HTMLInputElement): number | null => amountIn(input.value)

function write(input: HTMLInputElement, value: number | null): void {
  input.value = value === null ? '' : (enterNumber(String(value), {})?.text ?? '')
}

/** Something was typed or chosen. */
export function onFilled(target: EventTarget): void {
  if (isNumber(target)) onTyped(target)
  if (target instanceof HTMLSelectElement) onChosen(target)
}

/** Regroups a number; what is above the bound never gets in, and what has no meaning, or two, is not sent. */
function onTyped(target: HTMLInputElement): void {
  if (target.dataset.plain !== undefined) return
  const { last = target.defaultValue, open, max = Number.POSITIVE_INFINITY, fault = '' } = target.dataset
  const entry = typedNumber(target.value, { min: 0, max: Number(max) }, { text: last, isOpen: open !== undefined })
  const text = entry?.text ?? last
  if (!entry?.isOpen) {
    const caret = caretBefore(text, charactersAfter(target.value, target.selectionEnd ?? target.value.length))
    target.value = text
    target.setSelectionRange(caret, caret)
  }
  target.dataset.last = text
  if (entry?.isOpen) target.dataset.open = ''
  else if (entry) delete target.dataset.open
  if (entry) target.setCustomValidity(entry.value === undefined ? fault : '')
}

/** Square feet by kind of home, as the server wrote them. */
const sizesSchema = z.catch(z.record(z.string(), z.nullable(z.number())), {})

/** Another unit converts the area; another kind of home brings its usual one, or none, so that the provider takes the middle of those sold. */
function onChosen(target: HTMLSelectElement): void {
  const area = target.form?.elements.namedItem('area')
  if (!(area instanceof HTMLInputElement)) return
  if (target.name === 'mix') {
    const usual = sizesSchema.parse(JSON.parse(target.dataset.sizes ?? '{}'))[target.value] ?? null
    const unit = FLOOR_AREA_UNITS.find((one) => one === area.dataset.unit) ?? 'sqft'
    write(area, usual === null ? null : inUnit(usual, 'sqft', unit))
  }
  if (target.name !== 'unit') return
  const [before, wanted] = [area.dataset.unit, target.value].map((word) => FLOOR_AREA_UNITS.find((unit) => unit === word))
  const size = numberIn(area)
  if (before && wanted && size !== null) write(area, inUnit(size, before, wanted))
  area.dataset.unit = target.value
}

/** What was typed or chosen before the page woke: an area that somebody typed stands for the unit beside it, another one is converted. */
export function onFilledEarly(controls: readonly (HTMLInputElement | HTMLSelectElement)[]): void {
  const area = controls.find(({ name }) => name === 'area')
  const unit = controls.find(({ name }) => name === 'unit')
  if (area && unit) area.dataset.unit = unit.value
  for (const control of controls) if (!(area && control.name === 'mix')) onFilled(control)
}

/** The entries as parameters of the address; empty and invalid ones are left out. */
export function filledWords(filled: FormData) {
  const typed = Object.fromEntries(filled)
  const words = valueSearch.parse(typed)
  const mix = /^\d$/.test(String(words.mix)) ? Number(words.mix) : words.mix
  const lease = words.tenure === 'freehold' ? undefined : words.lease
  return { ...words, mix, lease, own: words.own || undefined, countryCode: parseCountryCode(String(typed.countryCode)) ?? undefined }
}
