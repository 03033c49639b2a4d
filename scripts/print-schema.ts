import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isEnumType, isIntrospectionType, lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from '#provider/schema.ts'

/** Writes the contract from the provider's schema. Answers whether it differed from the committed one. */
export function writeContract(): boolean {
  const file = fileURLToPath(new URL('../src/graphql/schema.graphql', import.meta.url))
  const printed = `${printSchema(lexicographicSortSchema(schema))}\n`
  if (readFileSync(file, 'utf8') === printed) return false
  writeFileSync(file, printed)
  return true
}

/** Writes the members of the contract's enumerations as values, in the order of the provider's vocabularies: schema.graphql has them sorted. */
export function writeEnumerations(): void {
  const lists = Object.values(schema.getTypeMap())
    .filter((type) => isEnumType(type))
    .filter((type) => !isIntrospectionType(type))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((type) => {
      const members = type.getValues().map(({ name }) => `'${name}'`)
      return `export const ${type.name} = [${members.join(', ')}] as const\nexport type ${type.name} = (typeof ${type.name})[number]\n`
    })
  writeFileSync(fileURLToPath(new URL('../src/graphql/generated/enumerations.ts', import.meta.url)), lists.join('\n'))
}

if (import.meta.main) console.log(writeContract() ? 'src/graphql/schema.graphql was rewritten' : 'src/graphql/schema.graphql is as printed')
