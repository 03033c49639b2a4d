import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Details, isProven, startWizard, WIZARD_STEPS, type Wizard, type WizardAction, wizardReducer } from './wizard.ts'

const details: Details = {
  ceaNumber: 'R012345A',
  foundKey: 'R012345A',
  name: 'Mei Ling Tan',
  estateAgency: 'Harbour Homes',
  estateAgencyLicenseNo: 'L3001234A',
  email: 'mei@example.com',
  phone: '+6591234567',
  hasAccepted: true,
}
const passwords = { password: 'Tidal7#kelp', confirm: 'Tidal7#kelp' }
const start = startWizard({})
const run = (actions: WizardAction[], from: Wizard = start) => actions.reduce(wizardReducer, from)
const atCode: WizardAction[] = [{ type: 'keep', details }, { type: 'next' }, { type: 'keep', passwords }, { type: 'next' }]

describe('the registration wizard (§2.7)', () => {
  it('goes from details by password and code to success', () => {
    expect(run(atCode.slice(0, 2)).step).toBe('password')
    expect(run(atCode).step).toBe('code')
    const done = run([...atCode, { type: 'sent', phone: details.phone, nextAt: 60_000 }, { type: 'proven', phone: details.phone }])
    expect(run([{ type: 'registered' }], done).step).toBe('success')
  })
  it('goes back one step at a time and keeps everything', () => {
    const back = run([...atCode, { type: 'back' }, { type: 'back' }])
    expect(back).toMatchObject({ step: 'details', details, passwords })
    expect(run([{ type: 'next' }, { type: 'next' }], back).step).toBe('code')
  })
  it('starts with the values of the address', () =>
    expect(startWizard({ ceaNumber: 'R1', email: 'a@b.co' }).details).toMatchObject({ ceaNumber: 'R1', email: 'a@b.co', phone: '' }))
  it.each<[string, Partial<Details>]>([
    ['the terms', { hasAccepted: false }],
    ['a name', { name: ' ' }],
    ['a whole address', { email: 'mei@example' }],
    ['a phone', { phone: '' }],
  ])('does not leave the details without %s', (_, change) =>
    expect(run([{ type: 'keep', details: { ...details, ...change } }, { type: 'next' }]).step).toBe('details'),
  )
  it('does not leave the password while it is weak or not repeated', () => {
    const weak = { password: 'tidal', confirm: 'tidal' }
    for (const kept of [weak, { ...passwords, confirm: 'other' }])
      expect(run([...atCode.slice(0, 2), { type: 'keep', passwords: kept }, { type: 'next' }]).step).toBe('password')
  })
  it('asks for a new code once the phone has changed', () => {
    const proven = run([...atCode, { type: 'proven', phone: details.phone }])
    expect(isProven(proven)).toBe(true)
    const changed = run([{ type: 'keep', details: { ...details, phone: '+6598765432' } }, { type: 'registered' }], proven)
    expect(isProven(changed)).toBe(false)
    expect(changed.step).toBe('code')
    expect(isProven(run([{ type: 'unproven' }], proven))).toBe(false)
  })
})

const anyDetails = fc.record({
  ceaNumber: fc.string(),
  foundKey: fc.string(),
  name: fc.oneof(fc.string(), fc.constant(details.name)),
  estateAgency: fc.string(),
  estateAgencyLicenseNo: fc.string(),
  email: fc.oneof(fc.string(), fc.constant(details.email)),
  phone: fc.constantFrom('', details.phone, '+6598765432'),
  hasAccepted: fc.boolean(),
})
const anyPasswords = fc.oneof(fc.constant(passwords), fc.record({ password: fc.string(), confirm: fc.string() }))
const anyAction: fc.Arbitrary<WizardAction> = fc.oneof(
  fc.record({ type: fc.constant('keep' as const), details: anyDetails }),
  fc.record({ type: fc.constant('keep' as const), passwords: anyPasswords }),
  fc.constantFrom<WizardAction>({ type: 'next' }, { type: 'back' }, { type: 'unproven' }, { type: 'registered' }, ...atCode),
  fc.constantFrom<WizardAction>({ type: 'proven', phone: details.phone }, { type: 'sent', phone: details.phone, nextAt: 1 }),
)

describe('after any sequence of events', () => {
  it('no typed value is lost or changed', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 40 }), (actions) => {
        const typed = { details: start.details, passwords: start.passwords }
        for (const action of actions) if (action.type === 'keep') Object.assign(typed, { ...typed, ...action, type: undefined })
        const end = run(actions)
        expect(end.details).toEqual(typed.details)
        expect(end.passwords).toEqual(typed.passwords)
      }),
    )
  })
  it('a step is one further, one back or the same; success needs the proven phone of the details', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 40 }), (actions) => {
        let wizard = start
        for (const action of actions) {
          const next = wizardReducer(wizard, action)
          const moved = WIZARD_STEPS.indexOf(next.step) - WIZARD_STEPS.indexOf(wizard.step)
          expect(Math.abs(moved)).toBeLessThanOrEqual(1)
          if (moved > 0 && action.type !== 'registered') expect(action.type).toBe('next')
          if (next.step === 'success' && wizard.step !== 'success') expect(isProven(wizard)).toBe(true)
          if (wizard.step === 'success') expect(next.step).toBe('success')
          wizard = next
        }
      }),
    )
  })
})
