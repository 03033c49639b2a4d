import { useLoaderData } from '@tanstack/react-router'
import type { AnswerOf } from '#api/page-queries.ts'
import type { agentMarketQuery } from './queries.ts'

/** The market that the loader of each agents' page asks for. */
export const useAgentMarket = () => useLoaderData({ strict: false }) as AnswerOf<typeof agentMarketQuery>
