import { describe, expect, it } from 'vitest'
import { pageQueries } from '#api/page-queries.ts'
import { createLanguages } from '#locales/create-i18n.ts'
import { sharedSearch } from '#session/shared-search.ts'
import { anonymous } from '#session/viewer.ts'
import { createViewerSession } from '#session/viewer-session.ts'
import { openVisit, type RouterContext } from './root-guard.ts'

const i18nOf = createLanguages({ isRequest: false })
const i18n = i18nOf('en-US')
const session = createViewerSession({ ask: async () => anonymous, hasToken: false })

const visit = (pathname: string, query: Record<string, unknown> = {}, more: Partial<RouterContext> = {}, isPage = true) =>
  openVisit({
    context: {
      clientState: {},
      ask: pageQueries(),
      i18n,
      i18nOf,
      prefix: null,
      locale: 'en-US',
      country: 'SG',
      session,
      viewer: anonymous,
      ...more,
    },
    search: sharedSearch.parse(query),
    pathname,
    query: `?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
    isPage,
    matches: [],
  })

describe('openVisit', () => {
  it('takes the country from the query, then from the path, then from the visitor', async () => {
    const report = '/report/realvalue/project/MY/private-stack/x'
    expect((await visit('/map')).country).toBe('SG')
    expect((await visit(report)).country).toBe('MY')
    expect((await visit(report, { countryCode: 'HK' })).country).toBe('HK')
    expect((await visit('/map', { region: 'hk' })).country).toBe('HK')
    expect((await visit('/map', { countryCode: 'AU', region: 'hk' })).country).toBe('AU')
  })

  it('takes the language from the prefix, then from the query, and loads its words', async () => {
    expect(await visit('/map', { locale: 'zh-HK' })).toMatchObject({ locale: 'zh-HK', i18n: i18nOf('zh-HK') })
    expect(Object.keys(i18nOf('zh-HK').messages).length).toBeGreaterThan(50)
    expect((await visit('/map', { locale: 'zh-HK' }, { prefix: 'en-MY', locale: 'en-MY' })).locale).toBe('en-MY')
  })

  it('leaves the page on the screen its language while another one is on its way', async () => {
    const before = { ...i18n.messages }
    await visit('/map', { locale: 'zh-CH' })
    expect([i18n.locale, i18n.messages]).toEqual(['en-US', before])
  })

  it('adds nothing to what a request sends with its page, whose only instance takes the language', async () => {
    const ofRequest = createLanguages({ isRequest: true })
    const only = ofRequest('en-US')
    const visited = await visit('/map', { locale: 'zh-HK' }, { i18n: only, i18nOf: ofRequest })
    expect(visited).not.toHaveProperty('i18n')
    expect(only.locale).toBe('zh-Hant-HK')
  })

  it('§2.8: takes the language of a country that the query asks for, in the reader’s own where it has it', async () => {
    expect((await visit('/map', { countryCode: 'HK' })).locale).toBe('en-HK')
    expect((await visit('/map', { region: 'MY' }, { locale: 'zh-CH' })).locale).toBe('zh-MY')
    expect((await visit('/map', { countryCode: 'HK', locale: 'ms-SG' })).locale).toBe('ms-SG')
    expect((await visit('/report/realvalue/project/MY/private-stack/x')).locale).toBe('en-US')
  })

  it('§2.8: never shows one country under the prefix of another', async () => {
    const onHongKongs = { prefix: 'en-HK', locale: 'en-HK', country: 'HK' } as const
    await expect(visit('/map', { countryCode: 'MY' }, onHongKongs)).rejects.toMatchObject({
      options: { href: '/en-MY/map', reloadDocument: true },
    })
    expect((await visit('/map', { countryCode: 'HK' }, onHongKongs)).locale).toBe('en-HK')
  })

  it('sends visitors of a closed country home', async () => {
    await expect(visit('/realAgent', {}, { country: 'AU' })).rejects.toMatchObject({ options: { to: '/' } })
    await expect(visit('/realAgent', { countryCode: 'AU' })).rejects.toMatchObject({ options: { to: '/' } })
    await expect(visit('/report/realvalue/project/AU/private-stack/x')).rejects.toMatchObject({ options: { to: '/' } })
  })

  it('tells a sub-account why it is sent to its overview', async () => {
    const asSeat = async () => ({ ...anonymous, isLoggedIn: true, isSubAccount: true })
    const seat = { session: createViewerSession({ ask: asSeat, hasToken: true }) }
    const to = '/user/subaccount/account-overview'
    await expect(visit('/map', {}, seat)).rejects.toMatchObject({ options: { to, search: { closed: 'seats' } } })
    await expect(visit('/realValue/faq', {}, { ...seat, country: 'MY' })).rejects.toMatchObject({
      options: { to, search: { closed: 'country' } },
    })
    for (const path of ['/', '/user/account-overview'])
      await expect(visit(path, {}, seat)).rejects.not.toMatchObject({ options: { search: { closed: 'seats' } } })
  })

  it('does not redirect from an unknown address', async () => {
    expect((await visit('/realAgent/nowhere', {}, { country: 'AU' }, false)).access).toEqual({ kind: 'allow' })
    expect((await visit('/user/nowhere', {}, {}, false)).access).toEqual({ kind: 'allow' })
  })

  it('asks for the overlay: not closable where an account is needed', async () => {
    expect((await visit('/user/account-overview')).access).toEqual({ kind: 'auth-overlay', closable: false, authKey: 'login' })
    expect((await visit('/map', { auth: '1', authKey: 'register' })).access).toEqual({
      kind: 'auth-overlay',
      closable: true,
      authKey: 'register',
    })
    expect((await visit('/map')).access).toEqual({ kind: 'allow' })
  })
})
