import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LABEL_PART_MAX_CHARS } from '#graphql/label-kinds.ts'
import { ADDRESS_FILE_MAX_BYTES, cleanPart, encodingOf, guessColumns, homesOfTable, readTable } from './address-file.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) =>
  new Uint8Array([0xff, 0xfe, ...Array.from(text, (letter) => letter.charCodeAt(0)).flatMap((code) => [code & 255, code >> 8])])

describe('the encoding of a file', () => {
  it.each([
    ['utf-8', utf8('a,b\né,樓'), 'SG'],
    ['utf-16le', utf16('a'), 'SG'],
    ['utf-16be', new Uint8Array([0xfe, 0xff, 0, 65]), 'SG'],
    // 樓 in Big5, 街 in GB 18030
    ['big5', new Uint8Array([0xbc, 0xd3]), 'HK'],
    ['gb18030', new Uint8Array([0xbd, 0xd6]), 'SG'],
    ['windows-1252', new Uint8Array([0xe9]), 'AU'],
  ] as const)('is %s', (encoding, bytes, country) => expect(encodingOf(bytes, country)).toBe(encoding))

  it('gives the letters back', () => {
    const read = readTable(new Uint8Array([...utf8('street\n'), 0xbc, 0xd3]), 'big5')
    expect(read.ok && read.table.rows).toEqual([['樓']])
  })
})

describe('a table', () => {
  it.each([
    ['file-empty', new Uint8Array(0)],
    ['file-large', new Uint8Array(ADDRESS_FILE_MAX_BYTES + 1)],
    ['file-no-text', new Uint8Array([80, 75, 3, 4, 0, 0, 0])],
    ['file-no-rows', utf8('street,unit\n\n  ,\n')],
    ['file-many', utf8(`street\n${'a\n'.repeat(5_001)}`)],
  ] as const)('is refused: %s', (fault, bytes) => expect(readTable(bytes, 'utf-8')).toEqual({ ok: false, fault }))

  it('finds its columns by their names, each once', () => {
    expect(guessColumns(['Name', 'Unit No', 'Street', 'Address', 'Postal Code'])).toEqual({
      name: 0,
      unit: 1,
      street: 2,
      postalCode: 4,
      building: null,
      locality: null,
    })
    expect(guessColumns(['收件人', '單位', '大廈', '街', '區'])).toMatchObject({ name: 0, unit: 1, building: 2, street: 3, locality: 4 })
  })

  it('tells which rows hold no address, by the numbers that a spreadsheet shows', () => {
    const read = readTable(utf8('unit,street\r\n"#05-12","27 Example\r\nLane"\r\n#06-12,\r\n;'), 'utf-8')
    expect(read.ok).toBe(true)
    if (!read.ok) return
    const { homes, without } = homesOfTable(read.table, guessColumns(read.table.columns))
    expect(homes).toEqual([{ name: '', unit: '#05-12', building: '', street: '27 Example Lane', locality: '', postalCode: '' }])
    expect(without).toEqual([3, 4])
  })
})

it('a part is one printable line, whatever the file says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (cell) => {
      const part = cleanPart(cell)
      expect(Array.from(part).length).toBeLessThanOrEqual(LABEL_PART_MAX_CHARS)
      expect(part).toBe(part.trim())
      expect(/[\p{Cc}\p{Cf}\p{Cs}]/u.test(part)).toBe(false)
      expect(cleanPart(part)).toBe(part)
    }),
  )
})
