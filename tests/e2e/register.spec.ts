import type { Page, TestInfo } from '@playwright/test'
import { DEMO_ACCOUNTS } from '#provider/demo/people/accounts.ts'
import { demoRegister } from '#provider/demo/people/register.ts'
import {
  alert,
  button,
  codeBox,
  dialog,
  expectAccount,
  field,
  goToCode,
  openOverlay,
  PASSWORD,
  somebody,
  typeCode,
  writePerson,
} from '../fixtures/auth-overlay.ts'
import { expect, test } from '../fixtures/test.ts'

const heading = (page: Page, name: string) => dialog(page).getByRole('heading', { name })

/** A licence of the demo register without an account, for one test alone: another in each project and repetition. */
function unusedAgent(country: 'SG' | 'HK', { project, repeatEachIndex }: Pick<TestInfo, 'project' | 'repeatEachIndex'>) {
  const at = 2 * repeatEachIndex + (project.name === 'phone' ? 1 : 0)
  const agent = demoRegister(country).at(-1 - at)
  if (!agent) throw new Error('the demo register is too short for so many repetitions')
  return agent
}

test(
  'an agent of Singapore: the register fills the form, going back keeps everything, the code registers',
  { tag: '@phone' },
  async ({ page, outbox }, info) => {
    const agent = unusedAgent('SG', info)
    const person = somebody()
    await openOverlay(page, '/search?auth=1&authKey=register')
    await expect(field(page, 'ceaNumber')).toBeFocused()
    for (const name of ['name', 'estateAgency', 'estateAgencyLicenseNo']) await expect(field(page, name)).not.toBeEditable()
    for (const name of ['email', 'phone']) await expect(field(page, name)).toBeDisabled()

    await field(page, 'ceaNumber').fill(agent.ceaNumber.toLowerCase())
    await expect(field(page, 'ceaNumber')).toHaveValue(agent.ceaNumber)
    await expect(field(page, 'name')).toHaveValue(agent.salespersonName)
    await expect(field(page, 'estateAgency')).toHaveValue(agent.estateAgency)
    await expect(field(page, 'estateAgencyLicenseNo')).toHaveValue(agent.estateAgencyLicenseNo)
    for (const name of ['name', 'estateAgency', 'estateAgencyLicenseNo']) await expect(field(page, name)).not.toBeEditable()

    // another licence number clears what the register filled in and disables the fields that it enabled
    await field(page, 'ceaNumber').press('Backspace')
    await expect(field(page, 'name')).toHaveValue('')
    await expect(field(page, 'email')).toBeDisabled()
    await field(page, 'ceaNumber').fill(agent.ceaNumber)
    await expect(field(page, 'email')).toBeEnabled()
    await writePerson(page, { email: person.email, phone: person.phone })
    await goToCode(page)

    const kept = async () => {
      await expect(field(page, 'name')).toHaveValue(agent.salespersonName)
      await expect(field(page, 'email')).toHaveValue(person.email)
      await expect(field(page, 'phone')).toHaveValue(person.phone)
      await expect(page.getByRole('checkbox')).toBeChecked()
    }
    await button(page, 'Back').click()
    await expect(field(page, 'password')).toHaveValue(PASSWORD)
    await button(page, 'Back').click()
    await kept()
    await expect(button(page, 'Back')).toHaveCount(0)
    await button(page, 'Continue').click()
    await button(page, 'Continue').click()

    // the same code is still accepted: going back and forth has not sent another
    const mailbox = outbox(person.phone)
    await typeCode(page, await mailbox.code())
    await expect(heading(page, 'You are registered')).toBeVisible()
    expect(await mailbox.messages()).toHaveLength(1)
    await button(page, 'Back to the page').click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/search$/)
    await expectAccount(page, agent.salespersonName)
    await page.goto('/user/account-overview')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(agent.salespersonName)
    await expect(page.getByText(agent.estateAgency)).toBeVisible()
  },
)

test('an agent of Hong Kong without a licence number', async ({ page, outbox }) => {
  const person = somebody()
  await openOverlay(page, '/en-HK?auth=1&authKey=register')
  // an unknown number prevents going on, an empty one does not
  await field(page, 'ceaNumber').fill('E-000000')
  await expect(alert(page)).toHaveText(/^No agent is registered under this licence number/)
  await expect(field(page, 'email')).toBeDisabled()
  await field(page, 'ceaNumber').fill('')
  await expect(field(page, 'email')).toBeEnabled()
  await writePerson(page, person)
  await field(page, 'estateAgency').fill('EGRET HILL REALTY LIMITED')
  await goToCode(page)
  await typeCode(page, await outbox(person.phone).code())
  await expect(heading(page, 'You are registered')).toBeVisible()
})

test('an agent of Hong Kong with one: the register fills the form', async ({ page, outbox }, info) => {
  const agent = unusedAgent('HK', info)
  const person = somebody()
  await openOverlay(page, '/en-HK?auth=1&authKey=register')
  await field(page, 'ceaNumber').fill(agent.ceaNumber)
  await expect(field(page, 'name')).toHaveValue(agent.salespersonName)
  await expect(field(page, 'name')).not.toBeEditable()
  await writePerson(page, { email: person.email, phone: person.phone })
  await goToCode(page)
  await typeCode(page, await outbox(person.phone).code())
  await expect(heading(page, 'You are registered')).toBeVisible()
})

test('an agent of Malaysia: it is called EEA number, and everything is typed', async ({ page, outbox }) => {
  const person = somebody()
  await openOverlay(page, '/en-MY?auth=1')
  await expect(dialog(page).getByLabel('EEA number or e-mail')).toBeVisible()
  await dialog(page).getByRole('link', { name: 'Register as an agent' }).click()
  // nothing is looked up
  await writePerson(page, { ...person, name: 'Aisyah Myrtle' })
  await field(page, 'estateAgency').fill('WAU BULAN REALTY SDN. BHD.')
  await button(page, 'Continue').click()
  await expect(alert(page)).toHaveText('This is needed.')
  await expect(dialog(page).getByLabel('EEA number')).toBeFocused()
  await dialog(page).getByLabel('EEA number').fill(`REN ${person.phone}`)
  await goToCode(page)
  await typeCode(page, await outbox(person.phone).code())
  await expect(heading(page, 'You are registered')).toBeVisible()
})

test('an agent of Australia: no register is asked, and everything is typed', async ({ page, outbox }) => {
  const person = somebody()
  await openOverlay(page, '/en-AU?auth=1&authKey=register')
  await dialog(page).getByLabel('Licence number').fill(person.phone.replace(/\D/g, '').slice(-8))
  await writePerson(page, { ...person, name: 'Kirra Wattle' })
  await goToCode(page)
  await typeCode(page, await outbox(person.phone).code())
  await expect(heading(page, 'You are registered')).toBeVisible()
  await page.goto('/user/account-overview')
  await expect(page.getByText('Not checked against a register.')).toBeVisible()
})

test('without a licence: missing fields and a wrong code show messages, and the right code registers', async ({ page, outbox }) => {
  const person = somebody()
  await openOverlay(page, '/search?auth=1&authKey=register&formType=nonAgent')
  await expect(field(page, 'ceaNumber')).toHaveCount(0)
  await button(page, 'Continue').click()
  await expect(alert(page)).toHaveCount(4)
  await expect(field(page, 'name')).toBeFocused()
  await writePerson(page, person)
  await button(page, 'Continue').click()
  await field(page, 'password').fill('short')
  await button(page, 'Back').click()
  await expect(field(page, 'email')).toHaveValue(person.email)
  await expect(field(page, 'phone')).toHaveValue(person.phone)
  await expect(page.getByRole('checkbox')).toBeChecked()
  await button(page, 'Continue').click()
  await expect(field(page, 'password')).toHaveValue('short')
  await field(page, 'password').fill(PASSWORD)
  await field(page, 'confirm').fill(PASSWORD)
  await button(page, 'Continue').click()

  const code = await outbox(person.phone).code()
  await button(page, 'Send the code again').click()
  await expect(alert(page)).toHaveText(/^Please wait \d+ s before you ask for another code\.$/)
  await typeCode(page, code === '111111' ? '222222' : '111111')
  await expect(alert(page)).toHaveText(/^This is not the code that was sent/)
  await expect(codeBox(page)).toHaveValue('')
  await expect(codeBox(page)).toBeFocused()
  // and the boxes that were emptied with it are not called missing
  await button(page, 'Finish').click()
  await expect(alert(page)).toHaveText(/^This is not the code that was sent/)
  await codeBox(page).click()
  await page.keyboard.type(code.slice(0, 1))
  await expect(alert(page)).toHaveCount(0)
  await page.keyboard.type(code.slice(1))

  await expect(heading(page, 'You are registered')).toBeVisible()
  for (const name of ['Google Play', 'App Store']) await expect(dialog(page).getByRole('link', { name })).toBeVisible()
  // and its e-mail address can be confirmed
  await expect(outbox(person.email).link('/user/verify-email')).resolves.toMatch(/^\/user\/verify-email\//)
  await button(page, 'Back to the page').click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/search$/)
  await expectAccount(page, person.name)
})

test('without a licence on a sub-account path: a plan is chosen next', async ({ page, outbox }) => {
  const person = somebody()
  await openOverlay(page, '/realAgent/subaccount?auth=1&authKey=register&formType=nonAgent')
  await writePerson(page, person)
  await goToCode(page)
  await typeCode(page, await outbox(person.phone).code())
  await expect(page).toHaveURL(/\/user\/subscription-plans$/)
  await expect(dialog(page)).toHaveCount(0)
  await expectAccount(page, person.name)
})

test.describe('filled in from the address', () => {
  test('a licence number and an e-mail address', async ({ page }) => {
    // no test registers with it
    const agent = demoRegister('SG')[5]
    if (!agent) throw new Error('the demo register is empty')
    const { email } = somebody()
    await openOverlay(page, `/?auth=1&authKey=register&ceaNumber=${agent.ceaNumber}&email=${encodeURIComponent(email)}`)
    await expect(field(page, 'ceaNumber')).toHaveValue(agent.ceaNumber)
    await expect(field(page, 'email')).toHaveValue(email)
    // and looked up as if they were typed
    await expect(field(page, 'name')).toHaveValue(agent.salespersonName)
    await expect(field(page, 'email')).toBeEnabled()
  })

  test('are checked like typed values', async ({ page }) => {
    const { email, licence } = DEMO_ACCOUNTS.agent
    await openOverlay(page, `/?auth=1&authKey=register&ceaNumber=${licence.number}&email=${email}`)
    await expect(alert(page)).toHaveText(['CEA number already exists', /^This e-mail address is already used/])
    await expect(field(page, 'name')).toHaveValue('')
  })
})
