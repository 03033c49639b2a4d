import AxeBuilder from '@axe-core/playwright'
import { reportPath, sampleProjects } from '../fixtures/sample-projects.ts'
import { expect, test } from '../fixtures/test.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    for (const name of ['home', 'search', 'map', 'report', 'not found'] as const) {
      test.describe(name, () => {
        test.use({ expectedComplaints: name === 'not found' ? [/status of 404/] : [] })

        test('has no serious barrier', async ({ page, request }) => {
          const [project] = await sampleProjects(request)
          const paths = {
            home: '/',
            search: '/search',
            map: '/map',
            report: project ? reportPath(project) : '/',
            'not found': '/nothing-here',
          }
          await page.goto(paths[name])
          await expect(page.locator('main')).toBeVisible()
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          const { violations } = await new AxeBuilder({ page }).analyze()
          const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
          expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([])
        })
      })
    }
  })
}
