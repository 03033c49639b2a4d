import { expect, it } from 'vitest'
import { addressesToAsk } from './ask-copies.ts'

const DAY = 86_400
const NOW = 1_800_000_000
const known = (emailKey: string, state: 'asked' | 'agreed' | 'stopped', days: number) => ({
  email: emailKey,
  emailKey,
  isWanted: 1 as const,
  state,
  askedAt: NOW - days * DAY,
})

it('asks new addresses, and those again that have not answered for a week; nobody who has said yes or no', () => {
  const before = [
    known('waits@a.example', 'asked', 1),
    known('silent@a.example', 'asked', 7),
    known('yes@a.example', 'agreed', 90),
    known('no@a.example', 'stopped', 90),
  ]
  const wanted = [...before, { emailKey: 'new@a.example' }]
  expect([...addressesToAsk(wanted, before, NOW)]).toEqual(['silent@a.example', 'new@a.example'])
})
