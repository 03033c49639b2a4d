import * as z from 'zod/mini'
import { FLOOR_AREA_UNITS } from '#lib/units.ts'
import { parseCountryCode } from '#market/countries.ts'
import { caretBefore, charactersAfter, enterNumber } from '#ui/form/number-entry.ts'
import { inUnit } from '../described-home.ts'
import { valueSearch } from '../search.ts'

/** The inputs that hold whole numbers and group them while one types (§5). */
const isNumber = (target: EventTarget): target is HTMLInputElement => target instanceof HTMLInputElement && target.inputMode === 'numeric'

const numberIn = (input: HTMLInputElement): number | null => enterNumber(input.value, {})?.value ?? null

function write(input: HTMLInputElement, value: number | null): void {
  input.value = value === null ? '' : (enterNumber(String(value), {})?.text ?? '')
}

/** Something was typed or chosen. */
export function onFilled(target: EventTarget): void {
  if (isNumber(target)) onTyped(target)
  if (target instanceof HTMLSelectElement) onChosen(target)
}

/** Regroups a number; what is no number or above the bound never gets in. */
function onTyped(target: HTMLInputElement): void {
  if (target.dataset.plain !== undefined) return
  const entry = enterNumber(target.value, { max: Number(target.dataset.max ?? Number.POSITIVE_INFINITY) })
  const text = entry?.text ?? target.dataset.last ?? ''
  const caret = caretBefore(text, charactersAfter(target.value, target.selectionEnd ?? target.value.length))
  target.value = text
  target.dataset.last = text
  target.setSelectionRange(caret, caret)
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
