import { FormApi } from '@tanstack/react-form'
import { describe, expect, it } from 'vitest'
import type { LicenceRecord } from './checks.ts'
import { type DetailsForm, emptyForOther, fillFromRegister } from './details-form.ts'
import { registerVariant } from './register-variant.ts'
import { type Details, startWizard } from './wizard.ts'

const record: LicenceRecord = {
  ceaNumber: 'R012345A',
  salespersonName: 'Mei Ling Tan',
  estateAgency: 'Harbour Homes',
  estateAgencyLicenseNo: 'L3001234A',
}
const found = { ok: true, key: 'R012345A', record } as const
const filled = { foundKey: 'R012345A', name: 'Mei Ling Tan', estateAgency: 'Harbour Homes', estateAgencyLicenseNo: 'L3001234A' }

function formWith(details: Partial<Details>): DetailsForm {
  const form = new FormApi({ defaultValues: startWizard(details).details })
  form.mount()
  return form as unknown as DetailsForm
}

describe('the register’s answer (§5)', () => {
  const singapore = registerVariant(true, 'SG')
  it('replaces name and agency', () => {
    const form = formWith({ ceaNumber: 'R012345A', name: 'Somebody Else' })
    fillFromRegister(form, singapore, found)
    expect(form.state.values).toMatchObject(filled)
  })
  it('is cleared when another number is typed, and stays for another spelling of the same', () => {
    const form = formWith({ ...filled, email: 'mei@example.com', phone: '+6591234567' })
    emptyForOther(form, singapore, 'r012345 a')
    expect(form.state.values).toMatchObject(filled)
    emptyForOther(form, singapore, 'R012345B')
    expect(form.state.values).toMatchObject({ foundKey: '', name: '', estateAgency: '', estateAgencyLicenseNo: '' })
    expect(form.state.values).toMatchObject({ email: 'mei@example.com', phone: '+6591234567' })
  })
  it('keeps what was typed before there was a number (Hong Kong)', () => {
    const form = formWith({ name: 'Ka Yan Wong' })
    emptyForOther(form, registerVariant(true, 'HK'), 'E-123456')
    expect(form.state.values.name).toBe('Ka Yan Wong')
  })
  it('in Malaysia fills empty fields only, and never clears one', () => {
    const malaysia = registerVariant(true, 'MY')
    const form = formWith({ name: 'Siti Aminah' })
    fillFromRegister(form, malaysia, found)
    expect(form.state.values).toMatchObject({ ...filled, name: 'Siti Aminah' })
    emptyForOther(form, malaysia, 'E 9999')
    expect(form.state.values).toMatchObject({ name: 'Siti Aminah', estateAgency: 'Harbour Homes' })
  })
})
