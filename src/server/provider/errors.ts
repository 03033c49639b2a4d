import { GraphQLError } from 'graphql'

/** How long a refusal lasts, in whole seconds: until a code may be sent again, until a limit has room. */
export interface RefusalTimes {
  waitSeconds?: number
  retryAfterSeconds?: number
}

/** An error whose message the caller may read. `code` is stable; clients choose their message by it. */
export function refusal(code: string, message: string, times: RefusalTimes = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...times } })
}

/** As {@link refusal}, for a request that is wrong as a whole (bad header): answered with status 400. */
export function requestRefusal(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400 } } })
}
