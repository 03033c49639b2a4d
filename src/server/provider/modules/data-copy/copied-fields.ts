import { z } from 'zod'
import type { CopyRecord } from './copy-kind.ts'

/** A record of a copy that cannot be taken in: without this field nothing can be made of it. */
export class UnusableRecord extends Error {
  readonly field: string
  readonly code: string

  constructor(code: string, field: string) {
    super(`${field}: ${code}`)
    this.code = code
    this.field = field
  }
}

/** Reads the fields of a record: what is needed refuses it, what else cannot be read is left out and noted. */
export class FieldsOfRecord {
  /** the fields that were left out */
  readonly omitted: string[] = []
  private readonly record: CopyRecord

  constructor(record: CopyRecord) {
    this.record = record
  }

  /** Throws where it is missing, or is otherwise. */
  needed<Value>(field: string, schema: z.ZodType<Value>): Value {
    const value = this.record[field]
    if (value === undefined || value === null || value === '') throw new UnusableRecord('missing', field)
    const read = schema.safeParse(value)
    if (!read.success) throw new UnusableRecord('unknown-value', field)
    return read.data
  }

  /** `without` where it is not said, or cannot be read. */
  optional<Value, Without>(field: string, schema: z.ZodType<Value>, without: Without): Value | Without {
    const value = this.record[field]
    if (value === undefined || value === null) return without
    const read = schema.safeParse(value)
    if (read.success) return read.data
    this.omitted.push(field)
    return without
  }

  /** A text of at most so many characters; of a longer one the beginning. */
  text(field: string, max: number): string {
    const value = this.optional(field, z.string(), '')
    if (value.length <= max) return value
    this.omitted.push(field)
    return value.slice(0, max).toWellFormed()
  }
}

/** ISO 8601 in UTC → unix seconds. */
export const writtenTime = z.iso
  .datetime()
  .transform((text) => Math.floor(Date.parse(text) / 1_000))
  .refine((seconds) => seconds >= 0)

/** The name that a record had where it was copied. */
export const copiedId = z.string().min(1).max(80)
