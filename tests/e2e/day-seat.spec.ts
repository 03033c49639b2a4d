import type { Page } from '@playwright/test'
import { row, tokenOf } from '../fixtures/account-page.ts'
import { PASSWORD } from '../fixtures/auth-overlay.ts'
import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { CUT_OFF_COMPLAINTS, reloadCutOff } from '../fixtures/cut-off.ts'
import { payerToken } from '../fixtures/payer.ts'
import { sampleProjects } from '../fixtures/sample-projects.ts'
import { acceptAs } from '../fixtures/seat.ts'
import { expect, test } from '../fixtures/test.ts'
import { suggested, typeUntilAnswered } from '../fixtures/type-ahead.ts'

test.use({ expectedComplaints: CUT_OFF_COMPLAINTS })

const seatOf = (page: Page, who: string) => page.getByRole('list', { name: 'Seats' }).getByRole('listitem', { name: who })

test(
  'a seat is invited, works, is suspended in the middle of it, and comes back to where it was',
  { tag: ['@long', '@phone'] },
  async ({ page, browser, request, outbox, baseURL }, info) => {
    const value = await payerToken(request, info, 2)
    await page.context().addCookies([{ name: 'apollo-token', value, url: baseURL ?? '', httpOnly: true, sameSite: 'Lax' }])
    const email = `seat-${crypto.randomUUID().slice(0, 8)}@demo.example`
    await page.goto('/user/account-overview/seats')
    await awake(page)
    await page.getByRole('textbox', { name: 'E-mail addresses' }).fill(email)
    await reloadCutOff(page)
    await expect(page.getByRole('textbox', { name: 'E-mail addresses' })).toHaveValue(email)
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(page.getByRole('status', { name: 'What became of each address' })).toContainText(`${email} The invitation is on its way.`)
    await expect(page.getByRole('textbox', { name: 'E-mail addresses' })).toHaveValue('')

    const context = await browser.newContext({ viewport: page.viewportSize() })
    const other = await context.newPage()
    await other.goto(await outbox(email).link('/user/active-email'))
    await awake(other)
    await other.getByRole('textbox', { name: 'Your name' }).fill('Juniper Aspen')
    await other.locator('input[name="password"]').fill(PASSWORD)
    await reloadCutOff(other)
    // the name is kept, a password never
    await expect(other.getByRole('textbox', { name: 'Your name' })).toHaveValue('Juniper Aspen')
    await expect(other.locator('input[name="password"]')).toHaveValue('')
    await acceptAs(other, 'Juniper Aspen')
    await expect(other).toHaveURL(/\/realAgent\/subaccount$/)

    const [project] = await sampleProjects(request)
    if (!project) throw new Error('the demo data has no project')
    await other.goto('/user/subaccount/realValue?countryCode=SG')
    await awake(other)
    await typeUntilAnswered(other, project.name)
    await suggested(other).filter({ hasText: project.name }).first().click()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(project.name)
    await expect(other.getByRole('region', { name: /^Estimate, sale/ })).toBeVisible()
    await expect(other).toHaveURL(/\/user\/subaccount\/realValue\?/)
    await awake(other)
    await expectNoBarrier(other)

    const seat = seatOf(page, 'Juniper Aspen')
    await expect(seat).toContainText('Active')
    await seat.getByRole('button', { name: 'Suspend' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click()
    await expect(seat).toContainText('Suspended')
    const prompt = other.getByRole('dialog', { name: 'You were signed out' })
    await expect(prompt).toBeVisible()
    await expect.poll(() => tokenOf(other)).toBeUndefined()

    await seat.getByRole('button', { name: 'Bring back' }).click()
    await expect(seat).toContainText('Active')
    await prompt.locator('input[name="email"]').fill(email)
    await prompt.locator('input[name="password"]').fill(PASSWORD)
    await prompt.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(prompt).toHaveCount(0)
    // the home that was being valued is still there, and the page works
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(project.name)
    await other.reload()
    await expect(other.getByRole('region', { name: /^Estimate, sale/ })).toBeVisible()
    await other.goto('/user/subaccount/account-overview')
    await expect(row(other, 'Seat')).toContainText('Paid by Rowan Larch')
    await expectNoBarrier(other)

    await seat.getByRole('button', { name: 'History' }).click()
    for (const step of ['Accepted', 'Suspended', 'Brought back'])
      await expect(seat.getByRole('listitem').filter({ hasText: step }).first()).toBeVisible()
    await seat.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('0 of 3 taken')).toBeVisible()
    await context.close()
  },
)
