import fc from 'fast-check'
import { expect, it } from 'vitest'
import { noticeFacts, noticePath } from './notice-facts.ts'

it('reads the texts of facts, and of anything else nothing', () => {
  expect(noticeFacts('{"name":"Mei","home":null,"count":3,"note":"","more":{}}')).toEqual({ name: 'Mei', count: '3' })
  for (const bad of ['', 'null', '[', '"x"', '7']) expect(noticeFacts(bad)).toEqual({})
})

it('never leads to another site', () => {
  expect(noticePath('/scheduler?booking=1')).toBe('/scheduler?booking=1')
  for (const bad of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', '/a b'])
    expect(noticePath(bad)).toBe('/user/notices')
  fc.assert(
    fc.property(fc.string(), (path) => {
      expect(new URL(noticePath(path), 'https://site.example').origin).toBe('https://site.example')
    }),
  )
})
