import { expect, it } from 'vitest'
import { addWords, createLanguages, i18nWith } from './create-i18n.ts'

it('keeps the languages of a tab apart: words of one that come late change nothing of another', async () => {
  const i18nOf = createLanguages({ isRequest: false })
  const [english, chinese] = [i18nOf('en-US'), i18nOf('zh-MY')]
  await addWords(english, 'en-US', ['real-agent'])
  const before = { ...english.messages }
  await addWords(chinese, 'zh-MY', ['real-agent'])
  expect([english.locale, english.messages]).toEqual(['en-US', before])
  expect(chinese.locale).toBe('zh-Hans-MY')
  expect(Object.keys(chinese.messages).sort()).toEqual(Object.keys(before).sort())
  expect(i18nOf('zh-MY')).toBe(chinese)
})

it('keeps the words of two requests apart', async () => {
  const [one, other] = [createLanguages({ isRequest: true })('en-US'), createLanguages({ isRequest: true })('en-US')]
  await addWords(one, 'en-US', [])
  expect(Object.keys(other.messages)).toEqual([])
})

it('tells nothing of words that join a language', async () => {
  const i18n = await i18nWith('en-US', [])
  let changes = 0
  i18n.on('change', () => {
    changes += 1
  })
  await addWords(i18n, 'en-US', ['real-agent'])
  expect(changes).toBe(0)
})
