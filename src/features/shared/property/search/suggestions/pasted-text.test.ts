import { expect, it } from 'vitest'
import { pastedLines, searchableText } from './pasted-text.ts'

const empty = { value: '', selectionStart: 0, selectionEnd: 0 }

it('lines of an advertisement become one, without their bullets', () => {
  expect(pastedLines(empty, 'FOR SALE\r\n\n• 3-room\n- $420,000\n✅ near MRT')).toBe('FOR SALE, 3-room, $420,000, near MRT')
  expect(pastedLines(empty, '沙田\n兩房')).toBe('沙田，兩房')
  expect(pastedLines({ value: 'condo  here', selectionStart: 6, selectionEnd: 6 }, 'a\nb')).toBe('condo a, b here')
})

it('one line is pasted as the browser does it', () => {
  expect(pastedLines(empty, '3 bedrooms\n')).toBeNull()
})

it('what may stand in an address has no number to call and no unit', async () => {
  expect(await searchableText('Blk 123 #05-12 call Mary 9123 4567')).toBe('Blk 123')
  expect(await searchableText('560406')).toBe('560406')
})
