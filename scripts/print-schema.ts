import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from '#provider/schema.ts'

/** Writes the contract from the provider's schema. Answers whether it differed from the committed one. */
export function writeContract(): boolean {
  const file = fileURLToPath(new URL('../src/graphql/schema.graphql', import.meta.url))
  const printed = `${printSchema(lexicographicSortSchema(schema))}\n`
  if (readFileSync(file, 'utf8') === printed) return false
  writeFileSync(file, printed)
  return true
}

if (import.meta.main) console.log(writeContract() ? 'src/graphql/schema.graphql was rewritten' : 'src/graphql/schema.graphql is as printed')
