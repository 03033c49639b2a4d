import { defaultFieldResolver, type GraphQLSchema, isObjectType } from 'graphql'
import { isRight, type Right } from '#graphql/plan-rights.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { mayUse } from './entitlement.ts'

/** The extensions of a field that is told to those alone to whom the right is open (§6: reports free and pro). */
export const needs = (right: Right): { right: Right } => ({ right })

/** Puts the question for its right before every field that says {@link needs}; others get `needs-subscription`. */
export function guardSubscribersFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const { right } = field.extensions
      if (typeof right !== 'string') continue
      if (!isRight(right)) throw new Error(`${type.name}.${field.name} needs a right that no table has: ${right}`)
      const resolve = field.resolve ?? defaultFieldResolver
      field.resolve = async (source, args, context: ProviderContext, info) => {
        if (await mayUse(context, right)) return resolve(source, args, context, info)
        throw refusal('needs-subscription', 'This is told to subscribers.')
      }
    }
  }
  return schema
}
