import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agentLines, agentsIn } from './agent-lines.ts'

const ADA = { name: 'Ada Example', licence: 'L-12345', phone: '0400 000 001', email: 'ada@agency.example' }

describe('agentsIn', () => {
  it.each([
    ['commas', 'Ada Example, L-12345, 0400 000 001, ada@agency.example'],
    ['semicolons', 'Ada Example; L-12345;0400 000 001;ada@agency.example'],
    ['cells of a spreadsheet', 'Ada Example\tL-12345\t0400 000 001\tada@agency.example\r\n\r\n'],
  ])('reads %s', (_, text) => expect(agentsIn(text)).toEqual({ agents: [ADA], wrongLine: null }))

  it('needs no telephone and no address', () =>
    expect(agentsIn('Ada Example, L-1')).toEqual({ agents: [{ ...ADA, licence: 'L-1', phone: '', email: '' }], wrongLine: null }))

  it.each([
    ['a name alone', 'Ada Example'],
    ['a name in two cells', 'Example, Ada, L-12345'],
    ['what is no address', 'Ada Example, L-12345, , at agency'],
    ['five cells', 'Ada Example, L-12345, 1, a@b.example, x'],
  ])('names the line with %s', (_, line) => expect(agentsIn(`Ben Example, L-2\n\n${line}\n`).wrongLine).toBe(3))

  it('reads what agentLines writes', () => {
    const cell = fc.stringMatching(/^[a-z'’.-]{1,9}( [a-z]{1,9})?$/)
    const agent = fc.record({
      name: cell,
      licence: fc.stringMatching(/^[A-Z]{0,3}\d{1,6}$/),
      phone: fc.constantFrom('', '9123 4567'),
      email: fc.constantFrom('', 'a@b.example'),
    })
    fc.assert(
      fc.property(fc.array(agent), (agents) => {
        expect(agentsIn(agentLines(agents))).toEqual({ agents, wrongLine: null })
      }),
    )
  })
})
