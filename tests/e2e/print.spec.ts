import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../src/server/provider/demo/people/accounts.ts'
import { dialog, logIn, openOverlay } from '../fixtures/auth-overlay.ts'
import { pdfText } from '../fixtures/pdf-text.ts'
import { runningHead } from '../fixtures/running-head.ts'
import { reportPath, sampleProjects } from '../fixtures/sample-projects.ts'
import { expect, test } from '../fixtures/test.ts'

test('what an agent prints names the agent, and nobody else’s print does', async ({ page, request }) => {
  const [project] = await sampleProjects(request)
  if (!project) throw new Error('the demo data has no project')
  const lines = page.getByText('Prepared by')
  await page.emulateMedia({ media: 'print' })
  await page.goto(reportPath(project))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(project.name)
  await expect(lines).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await openOverlay(page, `${reportPath(project)}?auth=1&authKey=login`)
  await logIn(page, DEMO_ACCOUNTS.agent.email, DEMO_PASSWORD)
  await expect(dialog(page)).toHaveCount(0)
  await page.reload()
  await expect(lines).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  const { licence, name, phone } = DEMO_ACCOUNTS.agent
  // the register writes names in capitals, people do not
  for (const text of [name, licence.number, licence.agency, licence.agencyNo, phone]) await expect(lines).toContainText(text)
})

test('a report prints on A4 sheets', async ({ page, request }) => {
  const [project] = await sampleProjects(request)
  if (!project) throw new Error('the demo data has no project')
  await page.goto(reportPath(project))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(project.name)
  await expect.poll(() => runningHead(page)).toContain(project.name)
  await page.emulateMedia({ media: 'print' })
  // two sections stand side by side there, each whole
  const facts = page.locator('section').filter({ has: page.getByRole('heading', { name: 'The facts', exact: true }) })
  await expect(facts.last()).toHaveCSS('break-inside', 'avoid')
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  const sheets = pdfText(pdf)
  expect(sheets.length).toBeGreaterThan(0)
  expect(sheets.length).toBeLessThan(20)
  const [, width = 0, height = 0] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf.toString('latin1'))?.map(Number) ?? []
  // A4 in points
  expect(width).toBeCloseTo(595, -0.5)
  expect(height).toBeCloseTo(842, -0.5)
  for (const [at, text] of sheets.entries())
    expect.soft(text, `sheet ${at + 1}`).toContain(`realEstate${project.name}${at + 1} / ${sheets.length}`)
})
