import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { COMPARED_ANSWER, FIGURES_ANSWER, REFUSAL_ANSWER, VALUE_ANSWER } from '#fixtures/tool-answers.ts'
import { i18nWith } from '#locales/create-i18n.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import type { ValueAnswer } from '#server/assistant/answer-schemas.ts'
import type { ShownAnswer } from './shown-answer.ts'
import { ShownAnswerView } from './shown-answer-view.tsx'

const SITE = 'https://homes.example'

async function markupOf(shown: ShownAnswer | null, locale: LocaleCode = 'en-US') {
  const i18n = await i18nWith(locale, ['widget', 'estimate', 'property', 'listing-card'])
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ShownAnswerView shown={shown} site={SITE} open={null} />
    </I18nProvider>,
  )
}
const textOf = async (shown: ShownAnswer | null, locale?: LocaleCode) => (await markupOf(shown, locale)).replaceAll(/<[^>]+>|\u00a0/g, ' ')
const valueWith = (more: Partial<ValueAnswer>): ShownAnswer => ({ kind: 'value', answer: { ...VALUE_ANSWER, ...more } })

describe('a value', () => {
  it('has home, amount, both ranges, n, date, what was measured, source, the note of invented data and its page', async () => {
    const text = await textOf(valueWith({}))
    for (const part of [
      '101 Cedar Ave',
      'Cedar Town',
      '4-room',
      'floor 9',
      '$643,000',
      '$606K',
      '$682K',
      '$622K',
      '$664K',
      '25',
      'Oct 2026',
    ])
      expect(text).toContain(part)
    for (const part of [
      'High confidence',
      '±2.3%',
      '±6.4%',
      '1,204 sales',
      '969–1,292 sqft',
      'Demonstration register (invented)',
      'are invented',
    ])
      expect(text).toContain(part)
    expect(await markupOf(valueWith({}))).toContain(`href="${VALUE_ANSWER.page.replaceAll('&', '&amp;')}"`)
  })

  it('is written in the reader’s language', async () => {
    const text = await textOf(valueWith({}), 'zh-HK')
    expect(text).toContain('資料來源：Demonstration register (invented)')
    expect(text).not.toMatch(/Estimate|confidence|comparable|evidence/)
  })

  it('that is refused says why, and no amount', async () => {
    const text = await textOf({ kind: 'value', answer: REFUSAL_ANSWER })
    for (const part of ['No estimate: too little evidence', 'Too few comparable sales', 'Usable sales: 1. Needed: 3.', 'Aug 2026'])
      expect(text).toContain(part)
    expect(text).not.toContain('$')
  })

  it('without a home or a statement is not drawn', async () => {
    const unmeasured = VALUE_ANSWER.estimate && { ...VALUE_ANSWER.estimate, measured: null }
    for (const more of [{ home: null }, { estimate: null }, { estimate: unmeasured }]) {
      const text = await textOf(valueWith(more))
      expect(text).toContain('no figure is shown')
      expect(text).not.toContain('$')
    }
  })

  it('leads to our pages alone', async () => {
    for (const page of ['https://evil.example/realValue', 'javascript:alert(1)', `${SITE}.evil.example/`])
      expect(await markupOf(valueWith({ page }))).not.toContain('<a')
  })

  it('has names of others as text', async () => {
    const name = '<img src=x onerror=alert(1)> {0} <b>x</b>'
    const markup = await markupOf(valueWith({ project: { ...VALUE_ANSWER.project, name }, sources: [{ name, licence: name }] }))
    expect(markup).not.toMatch(/<img|<b>x/)
    expect(markup.match(/&lt;img src=x onerror=alert\(1\)&gt; \{0\} &lt;b&gt;x/g)).toHaveLength(3)
  })
})

it('compared homes stand beside each other with what is asked, which cannot be told apart, and sources once', async () => {
  const text = await textOf({ kind: 'comparison', answer: COMPARED_ANSWER })
  for (const part of ['Homes compared', '101 Cedar Ave', '102 Cedar Ave', '103 Cedar Ave', '$690,000', 'Asked above', '(+3.9%)'])
    expect(text).toContain(part)
  expect(text).toContain('101 Cedar Ave and 102 Cedar Ave cannot be told apart by value')
  expect(text).toContain('No estimate: too little evidence')
  expect(text.match(/Demonstration register/g)).toHaveLength(1)
  const differ = await textOf({ kind: 'comparison', answer: { ...COMPARED_ANSWER, pairs: [{ first: 0, second: 1, differ: true }] } })
  expect(differ).toContain('differ in value')
})

it('compared homes of which one cannot be read are not drawn', async () => {
  const [one, other] = COMPARED_ANSWER.homes
  if (!one || !other) throw new Error('two homes are compared')
  const text = await textOf({ kind: 'comparison', answer: { homes: [one, { ...other, home: null }], pairs: [] } })
  expect(text).toContain('no figure is shown')
  expect(text).not.toContain('$')
})

describe('market figures', () => {
  it('have quartiles with n and date, change, yield, of which homes they are, and each kind of home', async () => {
    const text = await textOf({ kind: 'figures', answer: FIGURES_ANSWER })
    for (const part of ['Cedar Town', '2 filters hold', 'Not understood: “xyzzyx”', '$598,000', '$520K–$690K', 'n 812', 'Oct 2026'])
      expect(text).toContain(part)
    for (const part of ['+3.4%', '4.1%', 'HDB flats', 'Private apartments', '2,204', '+2.1%', '–']) expect(text).toContain(part)
  })

  it('of too few sales say so', async () => {
    const figures = { ...FIGURES_ANSWER.figures, kinds: [], grossYield: null, to: null }
    const text = await textOf({ kind: 'figures', answer: { ...FIGURES_ANSWER, figures, segments: [] } })
    expect(text).toContain('Too few sales for a median')
    expect(text).not.toContain('$')
  })
})

it('without an answer there is one sentence', async () => {
  expect((await textOf(null)).trim()).toBe('Waiting for the answer')
  expect((await textOf({ kind: 'none' })).trim()).toMatch(/^There is nothing to draw, so no figure is shown\./)
})
