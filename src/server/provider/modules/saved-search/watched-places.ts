import { decodeRings } from '#filter/ring-text.ts'
import { readsLocalNames } from '#lib/language.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import type { WatchedPlace } from '../../messages/words/templates.ts'
import type { FilterOfPlaces, PlaceName } from './place-names.ts'

/** The places of a filter for a mail: minutes, metres and outlines, each with the name found for it. */
export function placesOf(
  { near, reach, around, outlines }: FilterOfPlaces,
  names: readonly PlaceName[],
  locale: LocaleCode,
): WatchedPlace[] {
  const nameOf = (at: string): string | null => {
    const named = names.find((one) => one.at === at)
    return (readsLocalNames(locale) && named?.nameLocal) || (named?.name ?? null)
  }
  const rings = outlines ? (decodeRings(outlines)?.length ?? 0) : 0
  return [
    ...(reach ? [{ kind: 'reach' as const, n: reach.minutes, name: nameOf('reach') }] : []),
    ...(near ? [{ kind: 'around' as const, n: near.radiusMetres, name: nameOf('near') }] : []),
    ...(around ?? []).map(({ radiusMetres }, at) => ({ kind: 'around' as const, n: radiusMetres, name: nameOf(`around-${at}`) })),
    ...(rings > 0 ? [{ kind: 'outlines' as const, n: rings, name: null }] : []),
  ]
}
