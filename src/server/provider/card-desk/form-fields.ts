import { z } from 'zod'
import { DeskError, invalid } from './desk-error.ts'

/*
 * What parameters of a form may be. A text that is empty takes a value away, as Stripe's forms do; it is read as null.
 */

export const formText = z.string()
export const clearable = z.string().transform((value) => value || null)
/** whole numbers; moments in unix seconds, amounts in minor units */
export const whole = z
  .string()
  .regex(/^-?\d{1,15}$/, 'Invalid integer')
  .transform(Number)
export const decimal = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,12})?$/, 'Invalid decimal')
  .transform(Number)
export const formFlag = z.enum(['true', 'false']).transform((value) => value === 'true')
export const texts = z.union([z.literal('').transform((): string[] => []), z.array(z.string())])
/** a value that is empty takes its name away */
export const metadata = z.union([z.literal('').transform((): Record<string, string> => ({})), z.record(z.string(), z.string())])

export const nothing = z.strictObject({})

export const pageFields = {
  limit: whole.optional(),
  starting_after: formText.optional(),
  ending_before: formText.optional(),
}
export type PageAsked = z.output<z.ZodObject<typeof pageFields>>

/** Reads a form by its schema; throws Stripe's error for the first thing that is wrong. */
export function readFields<Schema extends z.ZodType>(schema: Schema, form: unknown): z.output<Schema> {
  const result = schema.safeParse(form)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const at = issue?.path.map(String) ?? []
  if (issue?.code === 'unrecognized_keys') {
    const param = nameOf([...at, issue.keys[0] ?? ''])
    throw invalid(`Received unknown parameter: ${param}`, { param, code: 'parameter_unknown' })
  }
  const param = nameOf(at)
  if (issue?.code === 'invalid_type' && issue.input === undefined && !hasValue(form, at))
    throw invalid(`Missing required param: ${param}.`, { param, code: 'parameter_missing' })
  throw new DeskError(400, { type: 'invalid_request_error', message: `Invalid ${param}: ${issue?.message ?? ''}`, param })
}

const nameOf = ([first = '', ...rest]: string[]): string => first + rest.map((step) => `[${step}]`).join('')

function hasValue(form: unknown, path: readonly string[]): boolean {
  let here: unknown = form
  for (const step of path) here = typeof here === 'object' && here !== null ? Reflect.get(here, step) : undefined
  return here !== undefined
}

/** Old metadata with the new on top; empty values take names away. */
export function mergeMetadata(old: Record<string, string> | null, asked: Record<string, string> | undefined): Record<string, string> {
  if (!asked) return old ?? {}
  return Object.fromEntries(Object.entries({ ...old, ...asked }).filter(([, value]) => value !== ''))
}
