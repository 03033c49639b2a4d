import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareLinks } from './share-links.ts'

test('title and address survive the journey to every service, whatever is in them', () => {
  fc.assert(
    fc.property(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.string({ unit: fc.constantFrom('a', ' ', 'é', '陳', '😀', '&', '#', '%', '+', '\n', '\ud800') }),
      (url, given) => {
        const links = shareLinks({ url, title: given })
        const title = given.toWellFormed()
        const said = (link: string, name: string) => new URL(link).searchParams.get(name)
        expect(said(links.whatsapp, 'text')).toBe(`${title} ${url}`)
        expect([said(links.telegram, 'url'), said(links.telegram, 'text')]).toEqual([url, title])
        expect(said(links.facebook, 'u')).toBe(url)
        expect(said(links.linkedin, 'url')).toBe(url)
        expect([said(links.x, 'url'), said(links.x, 'text')]).toEqual([url, title])
        expect([said(links.mail, 'subject'), said(links.mail, 'body')]).toEqual([title, url])
        expect(links.mail).not.toContain('+')
        const hosts = Object.values(links).map((link) => new URL(link).host)
        expect(hosts).toEqual(['wa.me', 't.me', 'www.facebook.com', 'www.linkedin.com', 'x.com', ''])
      },
    ),
  )
})
