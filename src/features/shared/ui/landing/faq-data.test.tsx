import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FaqData, faqJson } from './faq-data.tsx'

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })
const name = '</script><script>alert(1)'

const ITEMS = [
  {
    question: <Trans>Which sales are used?</Trans>,
    answer: (
      <Trans>
        All <b>recorded</b> ones of {name}.
      </Trans>
    ),
  },
  { question: 'not a message', answer: <Trans>Nobody asked.</Trans> },
]

it('tells questions and answers as plain text', () => {
  expect(JSON.parse(faqJson(i18n, ITEMS) ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Which sales are used?', acceptedAnswer: { '@type': 'Answer', text: `All recorded ones of ${name}.` } },
    ],
  })
  expect(faqJson(i18n, [])).toBeNull()
})

it('cannot be left by what it holds, and stays JSON', () => {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <FaqData items={ITEMS} />
    </I18nProvider>,
  )
  expect(html.match(/<script/g)).toHaveLength(1)
  const json = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(json).mainEntity).toHaveLength(1)
})
