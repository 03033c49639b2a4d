import { expect, it } from 'vitest'
import { stopHeaders } from './provider/ports/mailer/stop-headers.ts'
import { stopAsked } from './stop-letters.ts'

const TOKEN = 'a'.repeat(43)
const asked = (method: string, pathname: string) => stopAsked({ method }, { pathname })

it('a form of the page behind a letter’s link stops it, and nothing else does', () => {
  expect(asked('POST', `/user/homes/stop/${TOKEN}`)).toEqual({ page: 'user/homes/stop', token: TOKEN })
  expect(asked('POST', `/user/stop-alerts/${TOKEN}`)).toEqual({ page: 'user/stop-alerts', token: TOKEN })
  expect(asked('POST', `/user/copies/${TOKEN}`)).toEqual({ page: 'user/copies', token: TOKEN })
  for (const pathname of [
    `/user/homes/stop/short`,
    `/user/homes/stop/${TOKEN}/more`,
    `/user/homes/${TOKEN}`,
    `/user/verify-email/${TOKEN}`,
  ])
    expect(asked('POST', pathname)).toBeNull()
  // mail programs open links
  for (const method of ['GET', 'HEAD']) expect(asked(method, `/user/homes/stop/${TOKEN}`)).toBeNull()
})

it('letters that can be stopped say so to mail programs', () => {
  const stop = `https://site.example/user/homes/stop/${TOKEN}?locale=en-US`
  const values = { name: '', link: '', home: '', worth: null, sold: [], stop }
  expect(stopHeaders('home-month', values)).toEqual({
    'List-Unsubscribe': `<${stop}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(stopHeaders('notice', { name: '', link: '', subject: '', text: '', about: '', time: '', stop })).toEqual({})
  expect(stopHeaders('password-changed', { name: '', link: '' })).toEqual({})
})
