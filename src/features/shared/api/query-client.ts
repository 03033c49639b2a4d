import { QueryClient } from '@tanstack/react-query'

const FRESH_MS = 60_000

const isFailure = (answer: unknown): boolean => typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false

/** The browser's cache of answers: valid for a minute; failures are not kept, so that trying again asks the server again. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { retry: 1, staleTime: ({ state }) => (isFailure(state.data) ? 0 : FRESH_MS) } },
  })
