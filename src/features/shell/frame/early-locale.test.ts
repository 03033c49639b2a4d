import { describe, expect, it, vi } from 'vitest'
import { parseLocaleCode } from '#market/locale-tags.ts'
import { earlyLocaleScript, type ServedPlace } from './early-locale.ts'

const plain: ServedPlace = { asked: { prefix: null, country: null, locale: null }, locale: 'en-US', country: 'SG' }

/** Where the script leads a browser that keeps a language; null: the page stays. */
function leads(place: ServedPlace, kept: string | null, href = 'https://site.example/search?q=bishan'): string | null {
  const replace = vi.fn<(address: URL) => void>()
  const run = new Function('localStorage', 'location', 'document', earlyLocaleScript(place))
  run({ getItem: () => kept }, { href, replace }, { documentElement: { style: {} } })
  return replace.mock.calls[0]?.[0].href ?? null
}

describe('earlyLocaleScript', () => {
  it('opens the page in the language that was chosen before, and keeps the rest of its address', () => {
    expect(leads(plain, 'zh-CH')).toBe('https://site.example/search?q=bishan&locale=zh-CH')
    expect(leads({ ...plain, locale: 'zh-CH' }, 'en-US')).toContain('locale=en-US')
  })
  it('stays where that is the language of the page, and where nothing or nonsense is kept', () => {
    for (const kept of ['en-US', null, '', 'xx-XX']) expect(leads(plain, kept)).toBeNull()
  })
  it('takes the language as the named country has it', () => {
    const malaysia: ServedPlace = { asked: { prefix: null, country: 'MY', locale: null }, locale: 'en-MY', country: 'MY' }
    expect(leads(malaysia, 'zh-CH')).toContain('locale=zh-MY')
    expect(leads(malaysia, 'en-US')).toBeNull()
  })
  it('is not there where the address says a language', () => {
    expect(earlyLocaleScript({ ...plain, asked: { ...plain.asked, prefix: 'zh-HK' } })).toBe('')
    expect(earlyLocaleScript({ ...plain, asked: { ...plain.asked, locale: parseLocaleCode('ms-MY') } })).toBe('')
  })
  it('holds nothing that HTML escapes', () => expect(earlyLocaleScript(plain)).not.toMatch(/[<>&"']/))
  it('lets the page be where storage is forbidden', () => {
    const run = new Function('localStorage', 'location', 'document', earlyLocaleScript(plain))
    const forbidden = { getItem: () => expect.fail('forbidden') }
    expect(() => run(forbidden, {}, {})).not.toThrow()
  })
})
