import * as z from 'zod/mini'
import { maxChars } from '#lib/max-chars.ts'

/** A repeated parameter arrives as an array; more repetitions than this are ignored. */
const REPETITIONS_READ = 10

/** The first value that fits. */
function firstValid<T>(schema: z.ZodMiniType<T>, value: unknown): T | undefined {
  for (const candidate of Array.isArray(value) ? value.slice(0, REPETITIONS_READ) : [value]) {
    const result = schema.safeParse(candidate)
    if (result.success) return result.data
  }
  return undefined
}

/**
 * An optional query parameter. Links write `T`; whatever an address holds instead becomes undefined and never throws.
 * Of a repeated parameter the first valid value counts.
 */
export const parameter = <T extends string | number | boolean>(schema: z.ZodMiniType<T>) =>
  z.optional(
    z.pipe(
      z.custom<T>(() => true),
      z.transform((value): T | undefined => firstValid(schema, value)),
    ),
  )

/** The router writes text that looks like a number in quotes, so digits are written as a number: ?userId=7. "0123" stays text. */
export const asAddressValue = (text: string): string | number => (/^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text)

/** A number between two others, or one of them. */
export const numberBetween = (least: number, most: number) => z.number().check(z.refine((value) => value >= least && value <= most))

/** As {@link numberBetween}, and whole. */
export const wholeBetween = (least: number, most: number) => numberBetween(least, most).check(z.refine(Number.isSafeInteger))

/** Text as it came, or the whole number that the router made of it; trimmed, at most `most` long, in the charset of `pattern`. */
export const shortText = (most: number, pattern: RegExp) =>
  z.pipe(
    z
      .pipe(
        z.union([z.string().check(z.refine(maxChars(most))), z.number().check(z.refine(Number.isSafeInteger))]),
        z.transform((value) => String(value).trim()),
      )
      .check(z.regex(pattern)),
    z.transform(asAddressValue),
  )

/** Set: true. 1 is kept, so that an address that says 1 is not rewritten. */
export type Flag = true | 1

/** A switch that is on when the parameter is there, empty or with one of `words`. */
export const flag = (words: readonly string[] = []) => {
  const accepted = ['', '1', 'true', 'yes', 'on', ...words]
  return z.pipe(
    z.union([z.string(), z.number(), z.boolean()]).check(z.refine((value) => accepted.includes(String(value)))),
    z.transform((value): Flag => (value === 1 ? 1 : true)),
  )
}

/** An area: level and slug, "region-admin-subdistrict.bishan"; in addresses from before a number. */
export const areaParameter = parameter(
  z.union([wholeBetween(1, 1e9), z.string().check(z.refine(maxChars(160)), z.regex(/^[a-z-]+\.[a-z\d-]+$/))]),
)
