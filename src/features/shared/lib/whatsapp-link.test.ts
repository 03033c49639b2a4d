import { expect, it } from 'vitest'
import { whatsAppLink } from './whatsapp-link.ts'

it('is a chat with the digits of a number, and a text that is not sent yet', () => {
  expect(whatsAppLink('+65 9123 4567')).toBe('https://wa.me/6591234567')
  expect(whatsAppLink('+852 5123-4567', '你好 & 50%')).toBe(`https://wa.me/85251234567?text=${encodeURIComponent('你好 & 50%')}`)
})
