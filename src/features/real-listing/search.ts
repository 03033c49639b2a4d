import * as v from 'valibot'
import { SEARCH_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import { SLUG_MAX_CHARS } from '#lib/slug.ts'
import { UNIT_MIXES, type UnitMix } from '#market/vocabulary.ts'

export const COMPARED_MIN = 2
export const COMPARED_MAX = 5

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The router reads "?q=460003" as a number; it stays as it came so that addresses need no quotes. */
const textOrNumber = (maxChars: number) =>
  v.fallback(v.optional(v.union([v.pipe(v.string(), v.maxLength(maxChars)), v.number()])), undefined)

/** The compared projects, the kind of home to value in each, and the words to look for another by. Wrong values are dropped. */
export const compareSearch = v.object({
  /** slugs between commas */
  with: textOrNumber(COMPARED_MAX * (SLUG_MAX_CHARS + 1)),
  mix: v.fallback(
    v.optional(
      v.pipe(
        v.union([v.string(), v.number()]),
        v.check((value) => UNIT_MIXES.some((mix) => mix === String(value))),
      ),
    ),
    undefined,
  ),
  q: textOrNumber(SEARCH_TEXT_MAX_CHARS),
})

export type CompareSearch = v.InferOutput<typeof compareSearch>

/** The slugs of an address, each once, at most COMPARED_MAX. */
export function comparedSlugs({ with: text }: Pick<CompareSearch, 'with'>): string[] {
  const slugs = String(text ?? '')
    .split(',')
    .map((slug) => slug.trim().toLowerCase())
    .filter((slug) => slug.length <= SLUG_MAX_CHARS && SLUG.test(slug))
  return [...new Set(slugs)].slice(0, COMPARED_MAX)
}

/** The inverse of {@link comparedSlugs}; undefined when nothing is left. */
export const comparedText = (slugs: readonly string[]): string | undefined => (slugs.length === 0 ? undefined : slugs.join(','))

export const mixOf = ({ mix }: Pick<CompareSearch, 'mix'>): UnitMix | null => UNIT_MIXES.find((known) => known === String(mix)) ?? null

/** "3" travels as the number it looks like. */
export const mixForUrl = (mix: string): string | number => (/^\d$/.test(mix) ? Number(mix) : mix)
