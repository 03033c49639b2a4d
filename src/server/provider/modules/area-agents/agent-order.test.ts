import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AgentRecord, agentsInOrder } from './agent-order.ts'

const record = (agent: string, liveInProject = 0, liveInArea = 0, closedInArea = 0): AgentRecord => ({
  agent,
  liveInProject,
  liveInArea,
  closedInArea,
})
const names = (agents: readonly AgentRecord[]) => agents.map(({ agent }) => agent)
const DAY = '2026-11-28'

it('begins with whoever advertises most in the project, then counts what was advertised and closed in the area', () =>
  expect(
    names(agentsInOrder([record('closed', 0, 1, 4), record('live', 0, 3, 0), record('project', 1, 1, 0), record('most', 2, 2, 0)], DAY)),
  ).toEqual(['most', 'project', 'closed', 'live']))

it('lets agents who are alike take turns: each stands first on some days, and all keep their order within a day', () => {
  const alike = ['ash', 'birch', 'cedar'].map((agent) => record(agent, 0, 2, 1))
  const days = Array.from({ length: 60 }, (_, at) => `2026-11-${String(at).padStart(2, '0')}`)
  const firsts = days.map((day) => names(agentsInOrder(alike, day))[0])
  expect(new Set(firsts)).toEqual(new Set(['ash', 'birch', 'cedar']))
  for (const name of ['ash', 'birch', 'cedar']) expect(firsts.filter((first) => first === name).length).toBeGreaterThan(8)
})

const records = fc.uniqueArray(
  fc.record({ agent: fc.uuid(), liveInProject: fc.nat(3), liveInArea: fc.nat(3), closedInArea: fc.nat(3), plan: fc.nat() }),
  { selector: ({ agent }) => agent, maxLength: 12 },
)

it('depends on nothing but these facts: neither on the order in which agents come nor on what else is known of them', () =>
  fc.assert(
    fc.property(records, fc.nat(), (agents, plan) => {
      const otherwise = agents.toReversed().map((agent) => ({ ...agent, plan }))
      expect(names(agentsInOrder(otherwise, DAY))).toEqual(names(agentsInOrder(agents, DAY)))
    }),
  ))
