import { outboxWords } from './words.ts'

/** Not for search engines, and not in the catalogues: only the people who build the product see it. */
export const outboxHead = () => ({
  meta: [{ title: outboxWords.title }, { name: 'robots', content: 'noindex' }],
})
