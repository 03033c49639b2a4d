// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showPart } from '../../../tests/fixtures/show-part.tsx'
import { WRITTEN_LEAD } from '../../../tests/fixtures/written-lead.ts'
import type { Lead } from './inbox.ts'
import { LeadItem } from './lead-item.tsx'

const LEAD: Lead = { ...WRITTEN_LEAD, country: 'AU', createdDate: '2026-11-20T13:30:00Z' }
const textOf = async (change: Partial<Lead>) => {
  await showPart(
    <ul>
      <LeadItem lead={{ ...LEAD, ...change }} isOpened={false} />
    </ul>,
  )
  return screen.getByRole('listitem').textContent
}

it('says how long ago, with the hour by the clock of its country', async () => {
  expect(await textOf({ createdDate: new Date(Date.now() - 3 * 3_600_000 - 1_000).toISOString() })).toContain('Advertisement · 3 hours ago')
  await showPart(<LeadItem lead={LEAD} isOpened={false} />)
  expect(screen.getAllByTitle(/^21 Nov 2026, 12:30/)).toHaveLength(1)
})

it.each([
  [{}, 'Next: answer'],
  [{ origin: 'BOOKING' }, 'Next: confirm or decline the time'],
  [{ state: 'CONTACTED', followUpOn: '2026-11-28' }, 'Next: arrange a meetingFollow up on 28 Nov 2026'],
  [{ state: 'MEETING' }, 'Next: note how the meeting ended'],
  [{ suspicion: 'HONEY' }, 'Next: decide whether a person wrote'],
] as const)('%o: %s', async (change, words) => expect(await textOf(change)).toContain(words))

it.each(['WON', 'LOST'] as const)('nothing comes next after %s', async (state) => expect(await textOf({ state })).not.toContain('Next'))
