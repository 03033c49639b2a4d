import { isOpen } from '../fixtures/newcomer.ts'
import { linksSaying, servedPage } from '../fixtures/served-page.ts'
import { expect, test } from '../fixtures/test.ts'
import { tokenOf } from '../fixtures/token-of.ts'

/** What a browser sends with an address that somebody has typed. */
const TYPED = { accept: 'text/html', 'sec-fetch-site': 'none' }

test('a token in the address signs in once and is removed from it', async ({ request }) => {
  const token = await tokenOf(request, 'person')
  const answer = await request.get(`/map?t=${token}&countryCode=SG`, { headers: TYPED, maxRedirects: 0 })
  expect(answer.headers()).toMatchObject({
    location: '/map?countryCode=SG',
    'set-cookie': expect.stringMatching(new RegExp(`apollo-token=${token};.*HttpOnly`)),
  })
  expect(linksSaying((await servedPage(request, '/map?countryCode=SG')).html, 'Log in')).toEqual([])
})

test('a token that is none signs nobody in', async ({ request }) => {
  const none = 'x'.repeat(43)
  expect(await isOpen(request, none)).toBe(false)
  const { html, address } = await servedPage(request, `/map?t=${none}`)
  expect(address).not.toContain(none)
  expect(linksSaying(html, 'Log in')).not.toEqual([])
})
