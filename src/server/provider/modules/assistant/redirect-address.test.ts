import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerAddress, fitsRedirect, isOnOwnMachine, isRedirectAddress, shownHost } from './redirect-address.ts'

const REGISTERED = ['https://assistant.example.com/callback', 'http://127.0.0.1:7000/answer', 'com.example.helper:/answer']

describe('an address for answers', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'blob:https://a.example.com/x',
    'vbscript:x',
    'ftp://a.example.com/x',
    'http://assistant.example.com/callback',
    'http://127.0.0.1.evil.example.com/',
    'https://assistant.example.com/callback#fragment',
    'https://assistant.example.com@evil.example.com/',
    'https://user:word@assistant.example.com/',
    'https://assistant.example.com\\@evil.example.com/',
    ' https://assistant.example.com/',
    'https://assistant.example.com/\ncallback',
    'https://assistant.example.com/\u00fc',
    '//evil.example.com',
    '/callback',
    '',
    `https://assistant.example.com/${'a'.repeat(600)}`,
  ])('is not %j', (address) => expect(isRedirectAddress(address)).toBe(false))

  it.each(REGISTERED)('is %s', (address) => expect(isRedirectAddress(address)).toBe(true))
})

describe('open redirect: an answer goes to a registered address alone', () => {
  it.each([
    ['one that is not registered', 'https://evil.example.com/callback'],
    ['one that begins like it', 'https://assistant.example.com/callback/more'],
    ['its beginning', 'https://assistant.example.com/'],
    ['a parameter more', 'https://assistant.example.com/callback?next=https://evil.example.com'],
    ['a fragment', 'https://assistant.example.com/callback#x'],
    ['a name before another host', 'https://assistant.example.com@evil.example.com/callback'],
    ['another port', 'https://assistant.example.com:444/callback'],
    ['another scheme', 'http://assistant.example.com/callback'],
    ['another spelling', 'https://ASSISTANT.example.com/callback'],
    ['a path that leads back', 'https://assistant.example.com/x/../callback'],
    ['another path of the own machine', 'http://127.0.0.1:7000/other'],
    ['another name of the own machine', 'http://localhost:7000/answer'],
  ])('not to %s', (_, address) => expect(fitsRedirect(REGISTERED, address)).toBe(false))

  it('to any port of the own machine (RFC 8252, 7.3), and letter by letter elsewhere', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 65_535 }), (port) => {
        expect(fitsRedirect(REGISTERED, `http://127.0.0.1:${port}/answer`)).toBe(true)
        expect(fitsRedirect(REGISTERED, `https://assistant.example.com:${port}/callback`)).toBe(false)
      }),
    )
    for (const address of REGISTERED) expect(fitsRedirect(REGISTERED, address)).toBe(true)
  })

  it('is never an address that may not be one, whatever is registered', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (address) => {
        if (!isRedirectAddress(address)) expect(fitsRedirect([address], address)).toBe(false)
      }),
    )
    expect(fitsRedirect(['javascript:alert(1)'], 'javascript:alert(1)')).toBe(false)
  })
})

it('answers stand behind what the address has, and what is empty is left out', () => {
  expect(answerAddress('https://a.example.com/cb?kept=1', { code: 'a b', state: '', iss: 'https://site.example' })).toBe(
    'https://a.example.com/cb?kept=1&code=a+b&iss=https%3A%2F%2Fsite.example',
  )
  expect(answerAddress('com.example.helper:/answer', { code: 'x' })).toBe('com.example.helper:/answer?code=x')
})

it('people are shown the host, or the scheme of a program on their machine', () => {
  expect(REGISTERED.map(shownHost)).toEqual(['assistant.example.com', '127.0.0.1:7000', 'com.example.helper:'])
  expect(REGISTERED.map(isOnOwnMachine)).toEqual([false, true, true])
})
