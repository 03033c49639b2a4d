import { expect, it } from 'vitest'
import { llmsText } from './llms.ts'

it('/llms.txt names where assistants ask, on the public origin', async () => {
  const answer = llmsText(new Request('http://10.0.0.1/llms.txt'), { PUBLIC_ORIGIN: 'https://homes.example' })
  expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  const text = await answer.text()
  expect(text.split('\n')[0]).toMatch(/^# \S/)
  expect(text).toContain('(https://homes.example/mcp)')
  expect([...text.matchAll(/\]\((?!https:\/\/homes\.example\/)/g)]).toEqual([])
})
