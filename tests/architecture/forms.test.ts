import { expect, it } from 'vitest'
import { productSources } from './sources.ts'

/** What is looked for may stand in an address. */
const SEARCHES = ['src/features/account/desk/desk-filter.tsx', 'src/features/shared/ui/form/find-form.tsx']

const tagsIn = (text: string): string[] => [...text.matchAll(/<form(?=[\s>])(?:[^>]|(?<==)>)*>/g)].map(([tag]) => tag)
const isSafe = (tag: string) => /\b(?:method|action)=/.test(tag)

const careless = (sources: { path: string; text: string }[]): string[] =>
  sources.filter(({ path, text }) => path.endsWith('.tsx') && tagsIn(text).some((tag) => !isSafe(tag))).map(({ path }) => path)

it('a form that is sent before its page wakes puts nothing into an address (Form, ScriptForm)', () => {
  expect(careless(productSources()).filter((path) => !SEARCHES.includes(path))).toEqual([])
})

it('the search for such forms finds them', () => {
  const form = (attributes: string) => ({ path: 'x.tsx', text: `<form ${attributes} onSubmit={(event) => void send(event)}>` })
  expect(careless([form('noValidate')])).toEqual(['x.tsx'])
  expect(careless([form('method="dialog"'), form('action="/search"')])).toEqual([])
})
