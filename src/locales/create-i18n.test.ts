import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { loadWords } from './create-i18n.ts'

it('tells what is on the screen of words that come after another load has changed the language', async () => {
  const i18n = setupI18n()
  await loadWords(i18n, 'zh-MY', ['real-agent'])
  let shown = 0
  i18n.on('change', () => {
    shown = Object.keys(i18n.messages).length
  })
  await Promise.all([loadWords(i18n, 'en-US', []), loadWords(i18n, 'en-US', ['real-agent'])])
  expect(i18n.locale).toBe('en-US')
  expect(shown).toBe(Object.keys(i18n.messages).length)
})

it('tells nothing of words that join the current language', async () => {
  const i18n = setupI18n()
  await loadWords(i18n, 'en-US', [])
  let changes = 0
  i18n.on('change', () => {
    changes += 1
  })
  await loadWords(i18n, 'en-US', ['real-agent'])
  expect(changes).toBe(0)
})

it('stays with the language that was chosen while words of the one before were on their way', async () => {
  const i18n = setupI18n()
  await loadWords(i18n, 'zh-MY', [])
  const late = loadWords(i18n, 'zh-MY', ['real-agent'])
  i18n.load('en-US', {})
  i18n.activate('en-US')
  await late
  expect(i18n.locale).toBe('en-US')
  expect(Object.keys(i18n.messages)).toEqual([])
})
