import type { QueryClient } from '@tanstack/react-query'

/** What a page asks for: how, and under which name its answer is kept. */
export interface PageQuery<Answer> {
  queryKey: readonly unknown[]
  queryFn: () => Promise<Answer>
}

/** Asks for a loader: the answer, fresh or at most a minute old. */
export type AskPage = <Answer>(query: PageQuery<Answer>) => Promise<Answer>

/**
 * How the loaders of one request or tab ask. The server asks at once; the browser keeps answers, and the code that keeps them travels
 * with the first navigation, because the first page comes with its answers.
 */
export function pageQueries(): AskPage {
  if (import.meta.env.SSR) return ({ queryFn }) => queryFn()
  let client: Promise<QueryClient> | undefined
  return async ({ queryKey, queryFn }) => {
    client ??= import('./query-client.ts').then(({ createQueryClient }) => createQueryClient())
    return (await client).fetchQuery({ queryKey, queryFn })
  }
}

/** What a query answers, by the function that makes it. */
export type AnswerOf<Make extends (...details: never[]) => PageQuery<unknown>> = Awaited<ReturnType<ReturnType<Make>['queryFn']>>
