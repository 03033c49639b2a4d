import type { ReactNode } from 'react'
import { Accordion } from './accordion.tsx'

interface Faq {
  key: string
  question: ReactNode
  answer: ReactNode
}

/** Questions that open without a script, each reachable by its key as the fragment of the address. */
export function FaqList({ items }: { items: readonly Faq[] }) {
  return <Accordion size="reading" items={items.map(({ key, question, answer }) => ({ key, title: question, content: answer }))} />
}
