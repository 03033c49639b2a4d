import { offeredChoices as askedChoices } from '#filter/offered.ts'
import { SET_KEYS, SETS, type SetKey, setRow } from '#filter/rows.ts'
import { recordOf } from '#lib/records.ts'
import { type CountryCode, TYPE_GROUPS } from '#market/vocabulary.ts'
import type { MarkerData } from '../engine/marks/marker-data.ts'

/** The choices of a set that occur among the markers, as bits. */
function bitsIn(data: MarkerData, key: SetKey): number {
  const { marks } = SETS[key]
  if (marks === null) return TYPE_GROUPS.reduce((bits, group, at) => (data[group].count > 0 ? bits | (1 << at) : bits), 0)
  let bits = 0
  for (const group of TYPE_GROUPS) for (const code of data[group].columns[marks.column]) bits |= marks.holds === 'number' ? 1 << code : code
  return bits >> marks.first
}

/** The offered choices of each set: those of the country that occur in its data; before the data has loaded, those of the country. */
export function offeredSets(country: CountryCode, data: MarkerData | null): Record<SetKey, readonly string[]> {
  return recordOf(SET_KEYS, (key) => {
    const asked = askedChoices(key, country)
    if (!data) return asked
    const [bits, { choices }] = [bitsIn(data, key), setRow(key)]
    return asked.filter((choice) => bits & (1 << choices.indexOf(choice)))
  })
}
