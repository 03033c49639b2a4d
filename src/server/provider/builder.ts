import SchemaBuilder from '@pothos/core'
import { GraphQLError, Kind } from 'graphql'
import { enumName } from '#filter/wire-names.ts'
import { formatMonth, parseMonth } from '#lib/months.ts'
import type { ProviderContext } from './context.ts'

/** Fields that read the database declare their `cost` and `listSize` in `extensions`, see query-limits.ts. */
export const builder = new SchemaBuilder<{
  Context: ProviderContext
  DefaultFieldNullability: false
  Scalars: {
    ID: { Input: string; Output: string | number }
    /** yyyymm in code, "2025-07" in JSON */
    Month: { Input: number; Output: number }
    Money: { Input: number; Output: number }
    /** of a multipart request; input only */
    File: { Input: File; Output: never }
  }
}>({ defaultFieldNullability: false })

builder.queryType({})
builder.mutationType({})

builder.scalarType('Money', {
  description: "Whole units of the market's currency (not cents); rents are per month.",
  serialize: (value) => Math.round(value),
  parseValue: (value) => {
    if (typeof value === 'number' && Number.isSafeInteger(value)) return value
    throw new GraphQLError('Money is a whole number.')
  },
})

builder.scalarType('Month', {
  description: 'A calendar month, "2025-07".',
  serialize: (value) => formatMonth(value),
  parseValue: (value) => monthOf(value),
  parseLiteral: (node) => monthOf(node.kind === Kind.STRING ? node.value : null),
})

function monthOf(value: unknown): number {
  const month = typeof value === 'string' ? parseMonth(value) : null
  if (month === null) throw new GraphQLError('Month is written as "2025-07".')
  return month
}

/** "public-stack" → PUBLIC_STACK, "5+" → FIVE_OR_MORE; the inner value stays as the database spells it. */
export function vocabularyEnum<const Value extends string>(name: string, values: readonly Value[]) {
  const entries = values.map((value) => [enumName(value), { value }] as const)
  return builder.enumType(name, { values: Object.fromEntries(entries) })
}
