import { describe, expect, it } from 'vitest'
import { spreadsheetText, unicodeShown } from './spreadsheet-text.ts'

const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0))
const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? ascii(part) : part)))

describe('letters that several encodings write', () => {
  it.each([
    ['Café – of Windows', [0x43, 0x61, 0x66, 0xe9, 0x20, 0x96], { 'windows-1252': 'Café –', macintosh: 'CafÈ ñ' }],
    ['Café of a Mac', [0x43, 0x61, 0x66, 0x8e], { 'windows-1252': 'CafŽ', macintosh: 'Café' }],
    ['太古 in Big5', [0xa4, 0xd3, 0xa5, 0x6a], { big5: '太古', gb18030: 'び' }],
    ['大街 in GB 18030', [0xb4, 0xf3, 0xbd, 0xd6], { gb18030: '大街' }],
  ])('are asked with the line that has them: %s', (_, letters, expected) => {
    const read = spreadsheetText(bytes('street,name\r', '1 Lane,Ann\r', letters, ',Bo\r'), null)
    if (!('asked' in read)) throw new Error('nothing is asked')
    expect(read.asked.line).toBe(3)
    for (const [encoding, text] of Object.entries(expected))
      expect(Object.entries(read.asked.letters)).toContainEqual([encoding, expect.stringContaining(text)])
  })

  it('are read as it is said, and asked again where that cannot be', () => {
    const file = bytes('a\n', [0xa4, 0xd3])
    expect(spreadsheetText(file, 'big5')).toEqual({ text: 'a\n太', encoding: 'big5' })
    expect(spreadsheetText(file, 'utf-8')).toHaveProperty('asked.line', 2)
    // the bytes show it, whatever is said
    expect(spreadsheetText(bytes([0xff, 0xfe], 'a\0'), 'big5')).toEqual({ text: 'a', encoding: 'utf-16le' })
  })
})

it.each([
  ['empty', bytes()],
  ['no-text', bytes('PK', [3, 4], 'xl/workbook.xml')],
  ['no-text', bytes([0xd0, 0xcf, 0x11, 0xe0])],
  ['no-text', bytes('<html><table>')],
  ['no-text', bytes([0xff, 0xfe, 0x41])],
  ['no-text', bytes('a,b\n', [0, 0, 0xe9, 0])],
])('is no table: %s %#', (fault, file) => expect(spreadsheetText(file, null)).toEqual({ fault }))

const sixteen = (text: string) => Buffer.from(text, 'utf16le')

it.each([
  ['a zero byte among others', bytes('<suburb>', [0], '</suburb>'), null],
  ['zero bytes at both sides', bytes('a,', [0], 'b,', [0, 0], 'c\n'), null],
  ['two bytes a letter, the low one first', sixteen('太古城,7\n'), 'utf-16le'],
  ['the high one first', sixteen('太古城,7\n').swap16(), 'utf-16be'],
  ['rare letters of two halves each', sixteen('name|price\n𛀀𖼬|8号楼\n𘠀𘠉|').swap16(), 'utf-16be'],
  ['Chinese with few signs of ASCII', sixteen('单位编号,街道\n一號樓,太古城道中心大厦物业管理处通知各位业主请注意用电安全\n'), 'utf-16le'],
  ['Chinese in UTF-8 with two stray zeros', Buffer.from('单位编号,街道\n1\0,太古城\0\n'), null],
  ['Chinese in GB 18030 with two stray zeros', bytes([0xb4, 0xf3, 0xbd, 0xd6], ',1\0,', [0xd8, 0xd9, 0xbd, 0xd6], '2\0\n'), null],
])('%s shows the encoding, or not', (_, file, encoding) => expect(unicodeShown(file)).toBe(encoding))
