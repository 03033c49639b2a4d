import { parseSync } from '@swc/core'

/** A part of a syntax tree, as swc names it; its fields are asked for by name. */
export interface Part {
  readonly type: string
  readonly [field: string]: unknown
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

export const isPart = (value: unknown): value is Part => isObject(value) && typeof value.type === 'string'

/** The statements of a source. Throws when it cannot be read. */
export const statementsOf = (path: string, text: string): Part[] =>
  partsOf(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2024' }).body)

/** The parts directly under something, in the order of the source; lists and holders without a type are looked through. */
export function partsOf(holder: unknown, into: Part[] = []): Part[] {
  if (!isObject(holder)) return into
  for (const field in holder) {
    const value = holder[field]
    if (isPart(value)) into.push(value)
    else if (isObject(value)) partsOf(value, into)
  }
  return into
}

/** A part with all that is under it. */
export function allParts(part: Part, into: Part[] = []): Part[] {
  into.push(part)
  for (const under of partsOf(part)) allParts(under, into)
  return into
}

/** The part in a field; null where there is none. */
export const partIn = (part: Part, field: string): Part | null => (isPart(part[field]) ? part[field] : null)

/** What an identifier, a name of a property or a text says; null for every other part. */
export const wordOf = (part: Part | null): string | null => (part && typeof part.value === 'string' ? part.value : null)
