import { getOperationAST, Kind, type OperationDefinitionNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { type AssistantScope, scopesIn } from '#graphql/assistant-kinds.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'

/**
 * What an assistant may ask in somebody's name, each by the scopes that open it. Nothing that writes: what an assistant prepares, its person sends.
 * What is not here is refused, so a new operation is closed to assistants until somebody opens it.
 */
export const ASSISTANT_FIELDS: Readonly<Record<string, readonly AssistantScope[]>> = {
  assistantSession: ['read', 'draft'],
  // what everybody may ask: which project a name means
  searchSuggestions: ['read', 'draft'],
  analysisStanding: ['draft'],
  bookings: ['read'],
  ownOpenHouses: ['read'],
  leads: ['read'],
  leadCounts: ['read'],
  lead: ['read', 'draft'],
  ownListings: ['read'],
  orders: ['read'],
  ownShares: ['read', 'draft'],
}

/** The fields that an operation asks; null where it is no query or hides them in a fragment. */
function fieldsAsked(operation: OperationDefinitionNode): string[] | null {
  if (operation.operation !== 'query') return null
  const { selections } = operation.selectionSet
  return selections.every((one) => one.kind === Kind.FIELD) ? selections.map(({ name }) => name.value) : null
}

/** Refuses what an assistant may not ask, before anything of it is looked up: `invalid_access_token`, `forbidden`, `insufficient_scope` (RFC 6750, 3.1). */
export function assistantDoor(): Plugin<ProviderContext> {
  return {
    async onExecute({ args, setResultAndStopExecution }) {
      const context = args.contextValue as ProviderContext
      if (context.tokenResource === null) return
      const stop = (code: string, message: string) => setResultAndStopExecution({ errors: [refusal(code, message)] })
      const operation = getOperationAST(args.document, args.operationName)
      const fields = operation && fieldsAsked(operation)
      if (!fields?.every((field) => Object.hasOwn(ASSISTANT_FIELDS, field))) return stop('forbidden', 'This is not for assistants.')
      const viewer = await context.viewer()
      if (!viewer) return stop('invalid_access_token', 'invalid_access_token')
      const scopes = scopesIn(viewer.scopes ?? '') ?? []
      if (!fields.every((field) => ASSISTANT_FIELDS[field]?.some((scope) => scopes.includes(scope))))
        return stop('insufficient_scope', 'The person did not allow this.')
    },
  }
}
