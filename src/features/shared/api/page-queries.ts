import type { QueryClient } from '@tanstack/react-query'

/** What a page asks for: how, and under which name its answer is kept. */
export interface PageQuery<Answer> {
  queryKey: readonly unknown[]
  queryFn: () => Promise<Answer>
}

/** Asks for a loader: the answer, fresh or at most a minute old. */
export type AskPage = <Answer>(query: PageQuery<Answer>) => Promise<Answer>

/** What the router holds: asking, and forgetting every answer when somebody logs in or out (§4). */
export type PageQueries = AskPage & { forget: () => void }

/**
 * How the loaders of one request or tab ask. The server asks at once; the browser keeps answers, and the code that keeps them travels
 * with the first navigation, because the first page comes with its answers.
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

/** What a query answers, by the function that makes it. */
export type AnswerOf<Make extends (...details: never[]) => PageQuery<unknown>> = Awaited<ReturnType<ReturnType<Make>['queryFn']>>
