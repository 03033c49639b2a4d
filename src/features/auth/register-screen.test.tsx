// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { alertTexts, barriersOf, describedBy, showPart, write } from '#fixtures/show-part.tsx'
import type { CountryCode } from '#market/vocabulary.ts'
import { RegisterScreen } from './register-screen.tsx'

const site = vi.hoisted(() => ({ register: vi.fn(), checkOTP: vi.fn(), sendOTP: vi.fn() }))
const onRegistered = vi.fn()
const AGENT = { salespersonName: 'MEI LING ALDER', estateAgency: 'EGRET HILL PTE. LTD.', estateAgencyLicenseNo: 'L3000001A' }

vi.mock('./auth.functions.ts', () => ({
  ...site,
  validateEmail: async ({ data }: { data: { email: string } }) => ({ ok: true, value: data.email.startsWith('used') }),
  lookUpLicence: async ({ data: { ceaNumber } }: { data: { ceaNumber: string } }) => ({
    ok: true,
    value: { isUsed: ceaNumber === 'R000009Z', record: ceaNumber === 'R012345A' ? { ...AGENT, ceaNumber } : null },
  }),
}))

beforeEach(() => {
  site.sendOTP.mockResolvedValue({ ok: true, value: true })
  site.checkOTP.mockImplementation(async ({ data }) => ({ ok: true, value: data.otp === '123456' }))
  site.register.mockResolvedValue({ ok: true, value: null })
})

const open = (isAgent: boolean, country: CountryCode = 'SG', address = '/') =>
  showPart(<RegisterScreen isAgent={isAgent} leave={null} onRegistered={onRegistered} showsSuccess={false} />, { country, address })

const input = (name: string): HTMLInputElement => {
  const found = document.querySelector(`input[name="${name}"]`)
  if (!(found instanceof HTMLInputElement)) throw new Error(`there is no ${name}`)
  return found
}
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))
const digit = (at: number) => screen.getByRole('group', { name: 'One-time code' }).querySelectorAll('input')[at]

async function writePerson(user: UserEvent, person: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(person)) await write(user, input(name), text)
  await user.click(screen.getByRole('checkbox'))
}

const ADA = { name: 'Ines Alder', email: 'ines@example.com', phone: '81234567' }

describe('an agent’s details (§5)', () => {
  it('come from the register in Singapore, go with their number, and may not be written by hand', async () => {
    const user = await open(true)
    for (const name of ['name', 'estateAgency', 'estateAgencyLicenseNo']) expect(input(name).readOnly).toBe(true)
    for (const name of ['email', 'phone']) expect(input(name).disabled).toBe(true)
    await write(user, input('ceaNumber'), 'r012345a')
    expect(input('ceaNumber').value).toBe('R012345A')
    await waitFor(() => expect(input('name').value).toBe(AGENT.salespersonName), { timeout: 5_000 })
    expect(input('estateAgency').value).toBe(AGENT.estateAgency)
    expect(input('estateAgencyLicenseNo').value).toBe(AGENT.estateAgencyLicenseNo)
    expect(input('name').readOnly).toBe(true)
    expect(input('email').disabled).toBe(false)
    await user.type(input('ceaNumber'), '{Backspace}')
    expect(input('name').value).toBe('')
    expect(input('email').disabled).toBe(true)
  })

  it('of a licence that has an account, or an address that has one, cannot be used again, also from the address of the page', async () => {
    await open(true, 'SG', '/?ceaNumber=R000009Z&email=used@example.com')
    await waitFor(() => expect(alertTexts()).toHaveLength(2), { timeout: 5_000 })
    expect(alertTexts()).toEqual(['CEA number already exists', expect.stringMatching(/^This e-mail address is already used/)])
    expect(input('name').value).toBe('')
  })

  it('need a number of the register in Hong Kong, or none', async () => {
    const user = await open(true, 'HK')
    await write(user, input('ceaNumber'), 'E-000000')
    expect(await screen.findByText(/^No agent is registered under this licence number/, {}, { timeout: 5_000 })).toBeTruthy()
    expect(input('email').disabled).toBe(true)
    await user.clear(input('ceaNumber'))
    expect(input('email').disabled).toBe(false)
    await writePerson(user, { ...ADA, estateAgency: 'EGRET HILL REALTY LIMITED' })
    await press(user, 'Continue')
    expect(await screen.findByRole('heading', { name: 'Choose a password' }, { timeout: 5_000 })).toBeTruthy()
  })

  it.each([
    ['MY', 'EEA number', 'REN 81234'],
    ['AU', 'Licence number', '20123456'],
  ] as const)('are all typed in %s, where the %s is needed and not looked up', async (country, label, written) => {
    const user = await open(true, country)
    await writePerson(user, { ...ADA, estateAgency: 'WAU BULAN REALTY SDN. BHD.' })
    await press(user, 'Continue')
    await waitFor(() => expect(alertTexts()).toEqual(['This is needed.']), { timeout: 5_000 })
    const number = screen.getByRole('textbox', { name: new RegExp(`^${label}`) })
    await waitFor(() => expect(document.activeElement).toBe(number))
    await write(user, number, written)
    await press(user, 'Continue')
    expect(await screen.findByRole('heading', { name: 'Choose a password' }, { timeout: 5_000 })).toBeTruthy()
  })
})

it('says at each field what is missing, keeps what is written when somebody goes back, and registers with the right code', async () => {
  const user = await open(false)
  expect(document.querySelector('input[name="ceaNumber"]')).toBeNull()
  await press(user, 'Continue')
  await waitFor(() => expect(alertTexts()).toHaveLength(4))
  await waitFor(() => expect(document.activeElement).toBe(input('name')))
  for (const name of ['name', 'email', 'phone']) {
    expect(input(name).getAttribute('aria-invalid')).toBe('true')
    expect(describedBy(input(name)), name).toContain('This is needed.')
  }
  expect(await barriersOf(document.body)).toEqual([])
  await writePerson(user, ADA)
  await press(user, 'Continue')
  await screen.findByRole('heading', { name: 'Choose a password' }, { timeout: 5_000 })
  await write(user, input('password'), 'short')
  await press(user, 'Continue')
  await waitFor(() => expect(alertTexts()).toHaveLength(2))
  await press(user, 'Back')
  for (const [name, text] of Object.entries(ADA)) expect(input(name).value).toBe(text)
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  await press(user, 'Continue')
  await screen.findByRole('heading', { name: 'Choose a password' }, { timeout: 5_000 })
  expect(input('password').value).toBe('short')
  await write(user, input('password'), 'Tidal7#kelp-bed')
  await write(user, input('confirm'), 'Tidal7#kelp-bed')
  await press(user, 'Continue')

  // going back and forth sends no other code, and the first one is asked for in a minute's distance
  await screen.findByRole('heading', { name: 'Enter the code' })
  await press(user, 'Back')
  expect(input('password').value).toBe('Tidal7#kelp-bed')
  await press(user, 'Continue')
  await screen.findByRole('heading', { name: 'Enter the code' })
  await press(user, 'Send the code again')
  expect(alertTexts()).toEqual([expect.stringMatching(/^Please wait \d+ s before you ask for another code\.$/)])
  expect(site.sendOTP).toHaveBeenCalledTimes(1)

  // a wrong code empties the boxes, and they are not called missing with it
  await user.click(digit(0) ?? document.body)
  await user.keyboard('111111')
  await waitFor(() => expect(alertTexts()).toEqual([expect.stringMatching(/^This is not the code that was sent/)]))
  await waitFor(() => expect(digit(0)?.value).toBe(''))
  expect(document.activeElement).toBe(digit(0))
  await press(user, 'Finish')
  expect(alertTexts()).toEqual([expect.stringMatching(/^This is not the code that was sent/)])
  await user.click(digit(0) ?? document.body)
  await user.keyboard('1')
  expect(alertTexts()).toEqual([])
  expect(site.register).not.toHaveBeenCalled()
  await user.keyboard('23456')
  await waitFor(() => expect(onRegistered).toHaveBeenCalledTimes(1))
  expect(site.register).toHaveBeenCalledTimes(1)
})
