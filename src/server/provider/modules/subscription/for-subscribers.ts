import { defaultFieldResolver, type GraphQLSchema, isObjectType } from 'graphql'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { mayUsePro } from './entitlement.ts'

/** The extensions of a field that is told to subscribers only (§6: reports free and pro). */
export const FOR_SUBSCRIBERS = { subscribers: true } as const

/** Puts the question for a subscription before every field that says {@link FOR_SUBSCRIBERS}; others get `needs-subscription`. */
export function guardSubscribersFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      if (field.extensions.subscribers !== true) continue
      const resolve = field.resolve ?? defaultFieldResolver
      field.resolve = async (source, args, context: ProviderContext, info) => {
        if (await mayUsePro(context)) return resolve(source, args, context, info)
        throw refusal('needs-subscription', 'This is told to subscribers.')
      }
    }
  }
  return schema
}
