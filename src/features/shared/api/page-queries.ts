import type { QueryClient } from '@tanstack/react-query'

/** A query of a page: the function that runs it and the key under which its answer is kept. */
export interface PageQuery<Answer> {
  queryKey: readonly unknown[]
  queryFn: () => Promise<Answer>
}

/** Runs a query for a loader; the answer is at most a minute old. */
export type AskPage = <Answer>(query: PageQuery<Answer>) => Promise<Answer>

/** Held by the router: runs queries, and drops every kept answer when somebody logs in or out (§4). */
export type PageQueries = AskPage & { forget: () => void }

/**
 * How the loaders of one request or tab run queries. The server runs each at once; the browser keeps answers. The code for that loads
 * with the first navigation, because the first page comes with its answers in the HTML.
 */
export function pageQueries(): PageQueries {
  if (import.meta.env.SSR) return Object.assign(<Answer>({ queryFn }: PageQuery<Answer>) => queryFn(), { forget: () => {} })
  let client: Promise<QueryClient> | undefined
  const ask: AskPage = async ({ queryKey, queryFn }) => {
    client ??= import('./query-client.ts').then(({ createQueryClient }) => createQueryClient())
    return (await client).fetchQuery({ queryKey, queryFn })
  }
  return Object.assign(ask, {
    forget: () => {
      client = undefined
    },
  })
}

/** The answer of a query, by the type of the function that makes the query. */
export type AnswerOf<Make extends (...details: never[]) => PageQuery<unknown>> = Awaited<ReturnType<ReturnType<Make>['queryFn']>>
