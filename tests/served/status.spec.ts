import { asRead, catalogue } from '../fixtures/catalogue.ts'
import { headingOf, servedPage } from '../fixtures/served-page.ts'
import { expect, test } from '../fixtures/test.ts'

const NOT_THERE = [
  '/nothing-here',
  '/%25',
  '/map/%ff',
  '/fr-FR',
  '/xx-YY/search',
  '/en-GB/map',
  '/report/realvalue/project/sg/private-stack/no-such-project',
  '/report/realvalue/project/zz/private-stack/any',
  '/report/realvalue/project/sg/castle/any',
  '/report/no-such-key/project/sg/private-stack/any',
  '/artifacts/sg/markers-0000000000000000',
  '/_serverFn/',
  '/_serverFn//x',
]

for (const path of NOT_THERE) {
  test(`${path} answers 404`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404)
  })
}

for (const path of ['/', '/en-HK', '/en-MY/search', '/en-AU/map', '/search', '/map', '/healthz']) {
  test(`${path} answers 200`, async ({ request }) => {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(200)
  })
}

test('/healthz counts the rows of every market', async ({ request }) => {
  const health = await (await request.get('/healthz')).json()
  expect(health).toMatchObject({ app: 'ok', provider: { status: 'ok', kind: 'embedded' } })
  expect(Object.keys(health.provider.markets).toSorted()).toEqual(['AU', 'HK', 'MY', 'SG'])
})

for (const [language, search, wanted] of [
  ['en-US', '', asRead('This page could not be found')],
  ['zh-HK', '?locale=zh-HK', asRead(catalogue('zh-HK').get('This page could not be found') ?? '')],
] as const)
  for (const path of ['/nothing-here', '/report/realvalue/project/sg/castle/any'])
    test(`${path} says in ${language} that there is no such page (§8)`, async ({ request }) => {
      const { status, html } = await servedPage(request, `${path}${search}`)
      expect(status).toBe(404)
      expect(headingOf(html)).toMatch(wanted)
    })
