import { execute } from '#api/execute.ts'
import { AgentByNumberDocument } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'

/** Who holds a licence number, as the register of the country writes it. */
export interface RegisteredAgent {
  salespersonName: string
  estateAgency: string
}

/** §7: the agent of a number; null where the register lists nobody, and where it could not be asked, which the gateway logs as an error. */
export async function lookUpAgent(country: CountryCode, agentNumber: string): Promise<RegisteredAgent | null> {
  const answer = await execute(AgentByNumberDocument, { ceaNumber: agentNumber }, { country })
  return answer.ok ? answer.value.ceaInfo : null
}
