import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { ModuleClosed } from '#market/module-countries.ts'

/**
 * The last step for errors before they leave: refusals keep their message, everything else becomes one fixed sentence.
 * Every error leaves with `extensions.code`. Unknown failures are logged here, without variables.
 */
export function safeErrors(): Plugin {
  return {
    onResultProcess({ result, setResult }) {
      if (Symbol.asyncIterator in result || Array.isArray(result) || !('errors' in result) || !result.errors) return
      setResult({ ...result, errors: result.errors.map(safeError) })
    },
  }
}

export function safeError(error: unknown): GraphQLError {
  const cause = error instanceof GraphQLError ? error.originalError : error
  // the guard of pages leads nobody there
  if (cause instanceof ModuleClosed)
    return new GraphQLError(cause.message, {
      path: error instanceof GraphQLError ? error.path : undefined,
      extensions: { code: 'module-closed' },
    })
  if (!(error instanceof GraphQLError) || (error.originalError && !(error.originalError instanceof GraphQLError))) {
    console.error(
      JSON.stringify({ event: 'provider-error', message: String(error), path: error instanceof GraphQLError ? error.path : undefined }),
    )
    return new GraphQLError('The provider could not answer.', {
      path: error instanceof GraphQLError ? error.path : undefined,
      extensions: { code: 'internal' },
    })
  }
  const { http, waitSeconds, retryAfterSeconds } = error.extensions
  return new GraphQLError(error.message.replace(/ Did you mean .*$/, ''), {
    nodes: undefined,
    source: error.source,
    positions: error.positions,
    path: error.path,
    extensions: {
      ...(http ? { http } : {}),
      ...(typeof waitSeconds === 'number' ? { waitSeconds } : {}),
      ...(typeof retryAfterSeconds === 'number' ? { retryAfterSeconds } : {}),
      code: codeOf(error.extensions.code),
    },
  })
}

/** Our codes stay as they are ("invalid_access_token" is §4's); those of the GraphQL packages are rewritten in the same style. */
function codeOf(code: unknown): string {
  if (typeof code !== 'string') return 'bad-request'
  return /^[A-Z_]+$/.test(code) ? code.toLowerCase().replaceAll('_', '-') : code
}
