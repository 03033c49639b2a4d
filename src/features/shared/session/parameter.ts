import * as v from 'valibot'

/** A repeated parameter arrives as an array; more repetitions than this are ignored. */
const REPETITIONS_READ = 10

/** The first value that fits. */
function firstValid<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | undefined {
  for (const candidate of Array.isArray(value) ? value.slice(0, REPETITIONS_READ) : [value]) {
    const result = v.safeParse(schema, candidate)
    if (result.success) return result.output
  }
  return undefined
}

/**
 * An optional query parameter. Links write `T`; whatever an address holds instead becomes undefined and never throws.
 * Of a repeated parameter the first valid value counts.
 */
export const parameter = <T extends string | number | boolean>(schema: v.GenericSchema<unknown, T>) =>
  v.optional(
    v.pipe(
      v.custom<T>(() => true),
      v.transform((value): T | undefined => firstValid(schema, value)),
    ),
  )

/** The router writes text that looks like a number in quotes, so digits are written as a number: ?userId=7. "0123" stays text. */
export const asAddressValue = (text: string): string | number => (/^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text)

/** Text as it came, or the whole number that the router made of it; trimmed, at most `maxChars`, in the charset of `pattern`. */
export const shortText = (maxChars: number, pattern: RegExp) =>
  v.pipe(
    v.union([v.pipe(v.string(), v.maxLength(maxChars)), v.pipe(v.number(), v.safeInteger())]),
    v.transform((value) => String(value).trim()),
    v.regex(pattern),
    v.transform(asAddressValue),
  )

/** Set: true. 1 is kept, so that an address that says 1 is not rewritten. */
export type Flag = true | 1

/** A switch that is on when the parameter is there, empty or with one of `words`. */
export const flag = (words: readonly string[] = []) => {
  const accepted = ['', '1', 'true', 'yes', 'on', ...words]
  return v.pipe(
    v.union([v.string(), v.number(), v.boolean()]),
    v.check((value) => accepted.includes(String(value))),
    v.transform((value): Flag => (value === 1 ? 1 : true)),
  )
}

/** An area: level and slug, "region-admin-subdistrict.bishan"; in addresses from before a number. */
export const areaParameter = parameter(
  v.union([
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1e9)),
    v.pipe(v.string(), v.maxLength(160), v.regex(/^[a-z-]+\.[a-z\d-]+$/)),
  ]),
)
