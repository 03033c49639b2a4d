import { expect, it } from 'vitest'
import { codeFailureWords } from '#features/account/desk/codes/code-values.ts'
import { billingFailureWords } from '#features/billing/plan-words.ts'
import { productSources } from './sources.ts'

const MODULES = 'src/server/provider/modules/'
const FOLDERS = ['billing', 'plan', 'promotion-code', 'subscription'].map((name) => `${MODULES}${name}/`)
/** What only staff ask for. */
const STAFF_FILE = `${MODULES}promotion-code/make-code.ts`
/** What everybody is told, whoever asks. */
const ASKING_FILE = `${MODULES}subscription/ask-cards.ts`

const codesIn = (wanted: (path: string) => boolean): string[] => {
  const found = productSources()
    .filter(({ path }) => FOLDERS.some((folder) => path.startsWith(folder)) && wanted(path))
    .flatMap(({ text }) => [...text.matchAll(/'((?:billing|code)-[a-z-]+)'/g)].map(([, code = '']) => code))
  return [...new Set(found)].toSorted()
}

const i18n = { _: (message: unknown) => JSON.stringify(message) }
const wordsFor = (code: string) => billingFailureWords(i18n as Parameters<typeof billingFailureWords>[0], { layer: 'graphql', code })

it('has words of its own for every reason for which plans, payments and codes are refused', () => {
  const codes = codesIn((path) => path !== STAFF_FILE)
  expect(codes.length).toBeGreaterThan(20)
  expect(codes.filter((code) => wordsFor(code) === wordsFor('never-heard-of'))).toEqual([])
  expect(new Set(codes.map(wordsFor)).size).toBe(codes.length)
})

it('has words of its own for every reason for which staff cannot make or end a code', () => {
  const codes = codesIn((path) => path === STAFF_FILE || path === ASKING_FILE)
  expect(codes.length).toBeGreaterThan(8)
  const general = JSON.stringify(codeFailureWords('never-heard-of'))
  expect(codes.filter((code) => JSON.stringify(codeFailureWords(code)) === general)).toEqual([])
})
