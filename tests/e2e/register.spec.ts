import type { Page, TestInfo } from '@playwright/test'
import { demoRegister } from '#provider/demo/people/register.ts'
import { personName } from '#provider/person-name.ts'
import {
  button,
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

/** A licence of the demo register without an account: another in each project and repetition. */
function unusedAgent({ project, repeatEachIndex }: Pick<TestInfo, 'project' | 'repeatEachIndex'>) {
  const at = 2 * repeatEachIndex + (project.name === 'phone' ? 1 : 0)
  const agent = demoRegister('SG').at(-1 - at)
  if (!agent) throw new Error('the demo register is too short for so many repetitions')
  return agent
}

test(
  'an agent of Singapore: the register fills the form, going back keeps everything, the code registers',
  { tag: '@phone' },
  async ({ page, outbox }, info) => {
    const agent = unusedAgent(info)
    const person = somebody()
    await openOverlay(page, '/search?auth=1&authKey=register')
    await expect(field(page, 'ceaNumber')).toBeFocused()
    await field(page, 'ceaNumber').fill(agent.ceaNumber.toLowerCase())
    await expect(field(page, 'ceaNumber')).toHaveValue(agent.ceaNumber)
    await expect(field(page, 'name')).toHaveValue(personName(agent.salespersonName))
    await expect(field(page, 'estateAgency')).toHaveValue(agent.estateAgency)
    await writePerson(page, { email: person.email, phone: person.phone })
    await goToCode(page)

    const kept = async () => {
      await expect(field(page, 'name')).toHaveValue(personName(agent.salespersonName))
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
    for (const name of ['Google Play', 'App Store']) await expect(dialog(page).getByRole('link', { name })).toBeVisible()
    expect(await mailbox.messages()).toHaveLength(1)
    await button(page, 'Back to the page').click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/search$/)
    await expectAccount(page, personName(agent.salespersonName))
    await page.goto('/user/account-overview')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(personName(agent.salespersonName))
    await expect(page.getByText(agent.estateAgency)).toBeVisible()
  },
)

test('without a licence, on a sub-account path: the code registers, and a plan is chosen next', async ({ page, outbox }) => {
  const person = somebody()
  await openOverlay(page, '/realAgent/subaccount?auth=1&authKey=register&formType=nonAgent')
  await expect(field(page, 'ceaNumber')).toHaveCount(0)
  await writePerson(page, person)
  await goToCode(page)
  await typeCode(page, await outbox(person.phone).code())
  await expect(page).toHaveURL(/\/user\/subscription-plans$/)
  await expect(dialog(page)).toHaveCount(0)
  await expectAccount(page, person.name)
  // and its e-mail address can be confirmed
  await expect(outbox(person.email).link('/user/verify-email')).resolves.toMatch(/^\/user\/verify-email\//)
})
