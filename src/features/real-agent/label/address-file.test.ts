import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writtenTable } from '#fixtures/written-table.ts'
import { LABEL_PART_MAX_CHARS } from '#graphql/label-kinds.ts'
import { ADDRESS_FILE_MAX_BYTES, cleanPart, columnLabel, guessColumns, homesOfTable, readTable } from './address-file.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
describe('a table', () => {
  it.each([
    ['file-empty', '', new Uint8Array(0)],
    ['file-large', '', new Uint8Array(ADDRESS_FILE_MAX_BYTES + 1)],
    ['file-no-text', '', new Uint8Array([80, 75, 3, 4, 0, 0, 0])],
    ['file-no-rows', '', utf8('street,unit\n\n  ,\n')],
    ['file-many', '', utf8(`street\n${'a\n'.repeat(5_001)}`)],
    ['file-quote', '4', utf8('street,unit\n\n1 Lane,\n"2 "Old" Lane",\n')],
    ['file-wide', 'C2', utf8('street,unit,\n27 Lane,Parramatta,2150\n')],
    ['file-separator', '1', utf8('unit,no;street\n1,2;3\n')],
  ] as const)('is refused: %s %s', (fault, place, bytes) => expect(readTable(bytes, null)).toEqual({ ok: false, fault, place }))

  it('is asked for its letters where its bytes do not show them, and read as it is said', () => {
    const big5 = new Uint8Array([...utf8('street\n'), 0xbc, 0xd3])
    expect(readTable(big5, null)).toMatchObject({ ok: false, asked: { line: 2, letters: { big5: '樓' } } })
    expect(readTable(big5, 'big5')).toMatchObject({ ok: true, encoding: 'big5', table: { rows: [{ row: 2, cells: ['樓'] }] } })
  })

  it.each(['utf-8', 'utf-16le', 'utf-16be-mark'] as const)('is read whatever a spreadsheet makes of it: %s', (encoding) => {
    const rows = [['#05-12', '27 Example Lane', '18956']]
    const { bytes } = writtenTable(
      { names: ['UNIT_NO', 'Street', 'poskod'], rows },
      {
        separator: ';',
        encoding,
        end: '\r',
        saysSeparator: true,
        quotes: 'all',
        trailing: 2,
        dropsEmpty: false,
        blank: [1],
        endsWithLine: true,
      },
    )
    const read = readTable(bytes, null)
    if (!('table' in read)) throw new Error(JSON.stringify(read))
    expect(homesOfTable(read.table, guessColumns(read.table.columns), 'SG').homes).toEqual([
      { name: '', unit: '#05-12', building: '', street: '27 Example Lane', locality: '', postalCode: '018956' },
    ])
  })

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

  it('leaves two columns of one name to be chosen, by their letters', () => {
    const columns = ['Street', 'street', 'Town']
    expect(guessColumns(columns)).toMatchObject({ street: null, locality: 2 })
    expect(columns.map((_, at) => columnLabel(columns, at))).toEqual(['Street (A)', 'street (B)', 'Town'])
  })

  it('tells which rows hold no address, by the numbers that a spreadsheet shows', () => {
    const read = readTable(utf8('unit,street\r\n"#05-12","27 Example\r\nLane"\r\n\r\n#06-12,\r\n;'), null)
    if (!('table' in read)) throw new Error(JSON.stringify(read))
    const { homes, without } = homesOfTable(read.table, guessColumns(read.table.columns), 'SG')
    expect(homes).toEqual([{ name: '', unit: '#05-12', building: '', street: '27 Example Lane', locality: '', postalCode: '' }])
    expect(without).toEqual([4, 5])
  })

  it('prints nothing that the spreadsheet spoilt, and names the cell', () => {
    const read = readTable(utf8('unit,street\n5-Dec,1 Lane\n#06-12,2 Lane\n,#REF!\n'), null)
    if (!('table' in read)) throw new Error(JSON.stringify(read))
    const { homes, spoilt } = homesOfTable(read.table, guessColumns(read.table.columns), 'SG')
    expect(homes.map(({ street }) => street)).toEqual(['2 Lane'])
    expect(spoilt).toEqual([
      { place: 'A2', text: '5-Dec' },
      { place: 'B4', text: '#REF!' },
    ])
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
