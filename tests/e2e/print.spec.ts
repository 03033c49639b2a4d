import { reportPath, sampleProjects } from '../fixtures/sample-projects.ts'
import { expect, test } from '../fixtures/test.ts'

test('a report prints on A4 sheets', async ({ page, request }) => {
  const [project] = await sampleProjects(request)
  if (!project) throw new Error('the demo data has no project')
  await page.goto(reportPath(project))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(project.name)
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
  const sheets = [...pdf.matchAll(/\/Type\s*\/Page\b/g)].length
  expect(sheets).toBeGreaterThan(0)
  expect(sheets).toBeLessThan(20)
  const [, width = 0, height = 0] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf)?.map(Number) ?? []
  // A4 in points
  expect(width).toBeCloseTo(595, -0.5)
  expect(height).toBeCloseTo(842, -0.5)
})
