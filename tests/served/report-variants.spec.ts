import type { APIRequestContext } from '@playwright/test'
import { demoAccounts } from '#provider/demo/people/accounts.ts'
import { demoRegister } from '#provider/demo/people/register.ts'
import { personName } from '#provider/person-name.ts'
import { reportPath, type SampleProject, sampleProjects } from '../fixtures/sample-projects.ts'
import { expect, test } from '../fixtures/test.ts'

async function firstProject(request: APIRequestContext): Promise<SampleProject> {
  const [project] = await sampleProjects(request)
  if (!project) throw new Error('the market is empty')
  return project
}

const MISSING = ['by/50', 'by/many', 'no-such-building', 'stack/no-such-stack', 'tower/01', 'castle/by/2000']

test('addresses of a project’s parts answer with a page or a 404 (§2.5)', async ({ request }) => {
  const base = reportPath(await firstProject(request))
  expect((await request.get(`${base}/by/1000`)).status()).toBe(200)
  for (const part of MISSING) expect.soft((await request.get(`${base}/${part}`)).status(), part).toBe(404)
})

test('nothing of a pro report is sent to the anonymous', async ({ request }) => {
  const project = await firstProject(request)
  const page = await (await request.get(reportPath(project).replace('realvalue', 'property-pro'))).text()
  expect(page).not.toContain(project.name)
})

test('an agent’s address without an account names the agent of the number, and says that there is no page', async ({ request }) => {
  const registered = demoRegister('SG').find(({ ceaNumber }) => !demoAccounts().some(({ licence }) => licence?.number === ceaNumber))
  if (!registered) throw new Error('the demo register has no other agent')
  const page = await (await request.get(`/share/${registered.ceaNumber}/profile?countryCode=SG`)).text()
  expect(page).toContain(personName(registered.salespersonName))
  expect(page).toContain(`${registered.ceaNumber} has no page here yet`)
  expect(page).not.toContain('not in the register')
})

for (const path of ['/share/0123456789abcdef', '/share/R012345A/profile', '/share/R012345A/idx']) {
  test(`${path} is a 404 page`, async ({ request }) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain('noindex')
  })
}
