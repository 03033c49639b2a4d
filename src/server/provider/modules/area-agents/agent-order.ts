import { hashOf } from '../../secret.ts'

/** What an agent has advertised and closed where a home lies; homes, each counted once. */
export interface AgentRecord {
  /** the account */
  agent: string
  /** advertised now in the same project */
  liveInProject: number
  /** advertised now in the same area, those of the project among them */
  liveInArea: number
  /** sold or let there within twelve months, as the agent says */
  closedInArea: number
}

/**
 * Agents in the order in which a person is shown them: whoever advertises most homes in the project, then whoever advertised or closed most in the
 * area. Agents alike in both take turns, by a hash of the day ("2026-11-28") and the account. Nothing else counts; the dialog says the same.
 */
export function agentsInOrder<Of extends AgentRecord>(agents: readonly Of[], day: string): Of[] {
  return agents
    .map((agent) => ({ agent, turn: hashOf(`${day} ${agent.agent}`) }))
    .toSorted(
      (one, other) =>
        other.agent.liveInProject - one.agent.liveInProject ||
        inArea(other.agent) - inArea(one.agent) ||
        (one.turn < other.turn ? -1 : Number(one.turn > other.turn)),
    )
    .map(({ agent }) => agent)
}

const inArea = ({ liveInArea, closedInArea }: AgentRecord): number => liveInArea + closedInArea
