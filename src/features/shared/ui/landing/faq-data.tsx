import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { isValidElement, type ReactNode } from 'react'

interface AskedAndAnswered {
  question: ReactNode
  answer: ReactNode
}

/** A message of `<Trans>` as plain text; empty for anything else. */
function textOf(i18n: I18n, node: ReactNode): string {
  if (!isValidElement<{ id?: string; message?: string; values?: Record<string, unknown> }>(node)) return ''
  const { id, message, values = {} } = node.props
  return id ? i18n._({ id, message, values }).replaceAll(/<\/?\d+\/?>/g, '') : ''
}

/** schema.org FAQPage (trade §7) of questions and answers as the page shows them; null where none can be told as text. */
export function faqJson(i18n: I18n, items: readonly AskedAndAnswered[]): string | null {
  const mainEntity = items.flatMap(({ question, answer }) => {
    const [name, text] = [textOf(i18n, question), textOf(i18n, answer)]
    return name && text ? [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }] : []
  })
  if (mainEntity.length === 0) return null
  // nothing in it can end the element that holds it
  return JSON.stringify({ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }).replaceAll('<', '\\u003c')
}

/** The data block of a page whose matter is its questions; once a page. */
export function FaqData({ items }: { items: readonly AskedAndAnswered[] }) {
  const { i18n } = useLingui()
  const json = faqJson(i18n, items)
  return json === null ? null : <script type="application/ld+json">{json}</script>
}
