import { expect, test } from 'vitest'
import { NO_OUTSIDE } from '#session/outside-addresses.ts'
import { chatAddress, serviceChat } from './chat-links.ts'

test('leads to a chat with the number, the text prefilled and escaped', () => {
  expect(chatAddress('whatsapp', '+65 6000 0000', 'About 360 & more')).toBe('https://wa.me/6560000000?text=About%20360%20%26%20more')
  expect(chatAddress('telegram', '+6560000000', 'Hi')).toBe('https://t.me/+6560000000?text=Hi')
})

test('is nowhere without a number', () => {
  expect(chatAddress('whatsapp', null, 'Hi')).toBeNull()
  expect(chatAddress('telegram', '', 'Hi')).toBeNull()
})

test('§3: reaches the customer service of the country that the deployment has set, and no other', () => {
  const outside = { ...NO_OUTSIDE, phones: { SG: '+6560000000' } }
  expect(serviceChat('whatsapp', 'SG', 'Hi', outside)).toBe('https://wa.me/6560000000?text=Hi')
  expect(serviceChat('whatsapp', 'HK', 'Hi', outside)).toBeNull()
})
