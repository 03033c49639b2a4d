import { describe, expect, it, vi } from 'vitest'
import { robots } from '../../src/server/robots.ts'
import { listingPaths, serveSitemap, sitemapPaths } from '../../src/server/sitemap.ts'
import { testEnv } from './worker-env.ts'

const ask = (path: string, vars?: Record<string, unknown>) => serveSitemap(new Request(`http://localhost${path}`), testEnv(vars))
const elsewhere = { PROVIDER_URL: 'https://provider.example.org/graphql', PUBLIC_ORIGIN: 'https://www.example.org' }

describe('sitemap', () => {
  it('lists one sitemap per country under the public address', async () => {
    const text = await (await ask('/sitemap.xml', elsewhere))?.text()
    expect(text?.match(/<loc>[^<]+/g)).toEqual(
      ['sg', 'sg-listings', 'my', 'hk', 'au'].map((code) => `<loc>https://www.example.org/sitemap-${code}.xml`),
    )
  })

  it('is there for open markets only', async () => {
    for (const path of ['/sitemap-zz.xml', '/sitemap-SG.xml', '/sitemap', '/']) expect(await ask(path, elsewhere)).toBeNull()
    expect((await ask('/sitemap-hk.xml', elsewhere))?.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  })

  it('of homes is kept for a minute, and is there where realListing is open', async () => {
    expect((await ask('/sitemap-sg-listings.xml', elsewhere))?.headers.get('cache-control')).toBe('public, max-age=60')
    expect(await ask('/sitemap-hk-listings.xml', elsewhere)).toBeNull()
    const home = { typeGroup: 'private-stack', projectSlug: 'the-meadow', slug: '3-bedroom-0a1b2c3d', activity: 'rent' }
    expect(listingPaths('SG', [home])).toEqual(['/realListing/project/SG/private-stack/the-meadow/listing-group/3-bedroom-0a1b2c3d/rent'])
  })

  it('is sent once to whoever keeps it', async () => {
    const env = testEnv(elsewhere)
    const visit = (held: string) =>
      serveSitemap(new Request('http://localhost/sitemap-hk.xml', { headers: { 'if-none-match': held } }), env)
    const etag = (await visit(''))?.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{27}"$/)
    expect((await visit(`W/${etag}`))?.status).toBe(304)
    expect((await visit('"another"'))?.status).toBe(200)
  })

  it('of a country is made once for its edition', async () => {
    const edition = { value: 'v1' }
    const batch = vi.fn(async (asked: string[]) =>
      asked.map((sql) => ({ results: / from meta/.test(sql) ? [{ key: 'data_version', value: edition.value }] : [] })),
    )
    const env = testEnv({ DB_MY: { prepare: (sql: string) => ({ bind: () => sql }), batch } })
    const visit = async () => (await serveSitemap(new Request('http://localhost/sitemap-my.xml'), env))?.headers.get('etag')
    const first = await visit()
    const asked = batch.mock.calls.length
    expect(await visit()).toBe(first)
    expect(batch).toHaveBeenCalledTimes(asked)
  })

  it('holds what is open in the country, under its prefix', () => {
    const projects = [{ typeGroup: 'private-stack', slug: 'the-meadow' }]
    expect(sitemapPaths('SG', projects)).toEqual(
      expect.arrayContaining(['/', '/realValue', '/report/realvalue/project/SG/private-stack/the-meadow']),
    )
    expect(sitemapPaths('HK', projects)).toEqual(
      expect.arrayContaining(['/en-HK', '/en-HK/realValue', '/en-HK/report/realvalue/project/HK/private-stack/the-meadow']),
    )
    expect(sitemapPaths('SG', [])).toContain('/realListing/search')
    expect(sitemapPaths('HK', [])).not.toContain('/en-HK/realListing/search')
    // the duty calculators are open in Australia, although realValue is not
    expect(sitemapPaths('AU', projects).filter((path) => /report|realValue|realAgent/.test(path))).toEqual(['/en-AU/realValue/calculators'])
    for (const country of ['SG', 'MY', 'HK', 'AU'] as const)
      expect(sitemapPaths(country, projects).filter((path) => /\$|\/user\//.test(path))).toEqual([])
  })
})

describe('robots', () => {
  const read = (vars: Record<string, unknown>) => robots(new Request('http://localhost/robots.txt'), testEnv(vars)).text()
  it('names the sitemap', async () => {
    expect(await read(elsewhere)).toContain('\nSitemap: https://www.example.org/sitemap.xml\n')
    expect(await read({})).toContain('\nSitemap: http://localhost/sitemap.xml\n')
  })
  it('lets crawlers read the pages of agents, and nothing that was shared', async () => {
    const rules = (await read({ APP_ENV: 'production' })).split('\n').flatMap((line) => {
      const [, verb, path = ''] = /^(Allow|Disallow): (.+)$/.exec(line) ?? []
      return verb ? [{ verb, path, pattern: new RegExp(`^${path.replaceAll('*', '.*')}`) }] : []
    })
    const verbOf = (path: string) =>
      rules.filter(({ pattern }) => pattern.test(path)).toSorted((a, b) => b.path.length - a.path.length)[0]?.verb
    for (const path of ['/share/R000000Z/profile', '/en-HK/share/E-000001/idx', '/share/R000000Z/project/SG/private-stack/x', '/search'])
      expect(verbOf(path), path).toBe('Allow')
    for (const path of ['/share/0123456789abcdef', '/zh-HK/share/0123456789abcdef', '/user/profile', '/ms-MY/user/profile'])
      expect(verbOf(path), path).toBe('Disallow')
  })
  it('keeps crawlers out of staging', async () => {
    expect(await read({ APP_ENV: 'staging' })).toMatch(/^Disallow: \/$/m)
    expect(await read({ APP_ENV: 'production' })).not.toMatch(/^Disallow: \/$/m)
  })
})
