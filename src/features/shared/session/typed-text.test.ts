// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { forgetAllTyped, forgetTyped, keepTyped, keptTyped } from './typed-text.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('keeps what was typed until it is sent, each form by itself', () => {
  keepTyped('note 1', { note: 'Asked twice' })
  keepTyped('note 2', { note: 'Wants a balcony' })
  expect(keptTyped('note 1')).toEqual({ note: 'Asked twice' })
  forgetTyped('note 1')
  expect([keptTyped('note 1'), keptTyped('note 2')]).toEqual([{}, { note: 'Wants a balcony' }])
  keepTyped('note 2', { name: 'Rowan' })
  keepTyped('note 2', { note: ' ' })
  expect(keptTyped('note 2')).toEqual({ name: 'Rowan' })
  keepTyped('note 2', { name: '' })
  expect(sessionStorage).toHaveLength(0)
})

it('leaves nothing behind at the log-out, and what others keep alone', () => {
  keepTyped('note 1', { note: 'Asked twice' })
  sessionStorage.setItem('owner', 'x')
  forgetAllTyped()
  expect(Object.keys(sessionStorage)).toEqual(['owner'])
})

it.each(['{', '[]', 'null', '{"note":{"a":1}}'])('what it did not write is nothing: %s', (text) => {
  sessionStorage.setItem('typed note 1', text)
  expect(keptTyped('note 1')).toEqual({})
})

it('does without storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepTyped('note 1', { note: 'x' })
  forgetAllTyped()
  expect(keptTyped('note 1')).toEqual({})
})
