import type { AreaAgentsQuery } from '#graphql/generated/graphql.ts'

/** Agents who work where a home lies, with its area. */
export type AgentsHere = NonNullable<AreaAgentsQuery['areaAgents']>
