// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showPart } from '#fixtures/show-part.tsx'
import type { CountryCode } from '#market/vocabulary.ts'
import { VerifiedBadge } from './verified-badge.tsx'

const lines = {
  name: 'Invented Agent',
  licence: 'REN 99801',
  agency: 'Invented Homes',
  agencyLicence: 'E (1) 0001',
  phone: '+60123456789',
  email: 'a@example.com',
}

const badge = async (country: CountryCode, verifiedOn: string | null): Promise<string> => {
  await showPart(<VerifiedBadge agent={{ country, verifiedOn, lines }} />)
  return screen.getByText(/verified/i).parentElement?.textContent ?? ''
}

it.each(['MY', 'AU'] as const)('claims no register in %s, where none can be asked', async (country) => {
  expect(await badge(country, null)).toMatch(/^Not yet verified.*is as the agent wrote it/)
})

it('says of a number that the register does not list that it is not verified', async () => {
  expect(await badge('SG', null)).toMatch(/^Not verified.*does not list REN 99801/)
})

it('says on which day the register listed it', async () => {
  expect(await badge('SG', '2026-11-28')).toMatch(/^Verified.*28 Nov 2026/)
})
