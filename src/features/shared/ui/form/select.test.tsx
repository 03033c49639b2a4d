// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Select } from './select.tsx'

const OPTIONS = ['one', 'two', 'three'].map((value) => ({ value, label: value }))

it('says nothing of a choice by itself when it comes onto a page that is awake', () => {
  onTestFinished(cleanup)
  const onValue = vi.fn()
  render(<Select options={OPTIONS} value="three" onValue={onValue} />)
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'three')
  expect(onValue).not.toHaveBeenCalled()
})

it.each([
  ['of a value', { value: 'two' }, 'two'],
  ['of a value that is not among the choices', { value: 'nine' }, 'one'],
  ['of a value to begin with', { defaultValue: 'three' }, 'three'],
  ['without a value', {}, 'one'],
])('marks in its HTML what it shows, %s', (_, values, marked) => {
  const html = renderToString(<Select options={OPTIONS} {...values} />)
  expect(Array.from(html.matchAll(/value="(\w+)" selected=""/g), ([, value]) => value)).toEqual([marked])
})
