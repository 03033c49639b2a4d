import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LinkPictureAddress, linkPicturePath, linkPictureVersion, parseLinkPicturePath } from './link-picture-address.ts'
import { LOCALE_CODES } from './locale-tags.ts'
import { COUNTRY_CODES, TYPE_GROUPS } from './vocabulary.ts'

const read = (path: string) => {
  const url = new URL(path, 'https://www.example.com')
  return parseLinkPicturePath(url.pathname, url.search)
}

const slug = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,60}$/)
const subject = fc.oneof(
  fc.constant({ kind: 'site' as const }),
  fc.record({
    kind: fc.constant('project' as const),
    country: fc.constantFrom(...COUNTRY_CODES),
    typeGroup: fc.constantFrom(...TYPE_GROUPS),
    slug,
  }),
  fc.record({
    kind: fc.constant('agent' as const),
    country: fc.constantFrom(...COUNTRY_CODES),
    number: fc.constantFrom('R012345A', 'REN 12345', 'E-123456', '1234567'),
  }),
  fc.record({ kind: fc.constant('listing' as const), country: fc.constantFrom(...COUNTRY_CODES), slug }),
  fc.record({ kind: fc.constant('share' as const), id: fc.stringMatching(/^[A-Za-z0-9_-]{22}$/) }),
)

describe('addresses of pictures beside links', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LOCALE_CODES), subject, fc.option(slug), (locale, about, edition) => {
        const address: LinkPictureAddress = { locale, subject: about, version: edition && linkPictureVersion(edition) }
        expect(read(linkPicturePath(address) ?? '')).toEqual(address)
      }),
    )
  })

  it.each([
    '/og/en-US/site.png?v=1&v=2',
    '/og/en-US/site.png?v=1&x=1',
    '/og/en-US/site.png?v=',
    '/og/en-US/site.png?w=1',
    '/og/xx-YY/site.png',
    '/og/site.png',
    '/og/en-US/site/sg/a.png',
    '/og/en-US/project/sg/the-meadow.png',
    '/og/en-US/project/SG/private-stack/the-meadow.png',
    '/og/en-US/project/zz/private-stack/the-meadow.png',
    '/og/en-US/project/sg/private/the-meadow.png',
    '/og/en-US/project/sg/private-stack/the%2fmeadow.png',
    '/og/en-US/project/sg/private-stack/../the-meadow.png',
    '/og/en-US/agent/sg/private-stack/R012345A.png',
    '/og/en-US/agent/R012345A.png',
    '/og/en-US/listing/sg/private-stack/a-home.png',
    '/og/en-US/listing/a-home.png',
    '/og/en-US/share/abc.png',
    '/og/en-US/share/sg/AAAAAAAAAAAAAAAAAAAAAA.png',
    '/og/en-US/share/AAAAAAAAAAAAAAAAAAAAAA.png?pass=x',
    `/og/en-US/project/sg/private-stack/${'a'.repeat(121)}.png`,
    `/og/en-US/site.png?v=${'a'.repeat(81)}`,
  ])('%s is none', (path) => expect(read(path)).toBeNull())

  it('has none for a name that is not of an address', () => {
    expect(
      linkPicturePath({
        locale: 'en-US',
        subject: { kind: 'project', country: 'SG', typeGroup: 'private-stack', slug: 'a/b' },
        version: null,
      }),
    ).toBeNull()
  })
})
