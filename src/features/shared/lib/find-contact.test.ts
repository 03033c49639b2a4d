import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findContacts } from './find-contact.ts'

const words = (text: string) => findContacts(text).map((one) => one.words)
const kinds = (text: string) => findContacts(text).map((one) => one.kind)

describe('a phone number', () => {
  it.each([
    ['Call 9123 4567 for a viewing', '9123 4567'],
    ['WhatsApp 9123 4567', '9123 4567'],
    ['91234567', '91234567'],
    ['9123-4567', '9123-4567'],
    ['9 1 2 3 4 5 6 7'.replaceAll(' ', '.'), '9.1.2.3.4.5.6.7'],
    ['+65 9123 4567', '+65 9123 4567'],
    ['９１２３４５６７', '９１２３４５６７'],
    ['⑨①②③④⑤⑥⑦', '⑨①②③④⑤⑥⑦'],
    ['9️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣', '9️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣'],
    ['❾❶❷❸❹❺❻❼', '❾❶❷❸❹❺❻❼'],
    ['nine one two three four five six seven', 'nine one two three four five six seven'],
    ['Nine-One-Two-Three, four five six seven', 'Nine-One-Two-Three, four five six seven'],
    ['double nine one two triple three four', 'double nine one two triple three four'],
    ['sembilan satu dua tiga empat lima enam tujuh', 'sembilan satu dua tiga empat lima enam tujuh'],
    ['kosong satu dua tiga empat lima enam tujuh lapan sembilan', 'kosong satu dua tiga empat lima enam tujuh lapan sembilan'],
    ['致电九一二三四五六七', '九一二三四五六七'],
    ['請電玖壹貳參肆伍陸柒', '玖壹貳參肆伍陸柒'],
    ['九一二三 4567', '九一二三 4567'],
    ['hubungi 012-345 6789', '012-345 6789'],
    ['03-2345 6789', '03-2345 6789'],
    ['0412 345 678', '0412 345 678'],
    ['(02) 9876 5432', '(02) 9876 5432'],
    ['1300 123 456', '1300 123 456'],
    ['電話：2891 5678', '2891 5678'],
    ['0065 9123 4567', '0065 9123 4567'],
    ['Singapore 238801 9123 4567', '9123 4567'],
  ])('is found in "%s"', (text, number) => expect(words(text)).toEqual([number]))

  const separator = fc.constantFrom('', ' ', '-', '.', ' - ', '\u2011', '\u00a0')
  const digit = fc.integer({ min: 0, max: 9 })
  /** Eight digits of Singapore that are no years and no round amounts. */
  const national = fc
    .tuple(fc.constantFrom(8, 9), fc.array(digit, { minLength: 6, maxLength: 6 }), fc.constantFrom(1, 3, 7))
    .map(([first, middle, last]) => [first, ...middle, last])
  const scripts = fc.constantFrom(
    (one: number) => String(one),
    (one: number) => String.fromCodePoint(0xff10 + one),
    (one: number) => '⓪①②③④⑤⑥⑦⑧⑨'[one] ?? '',
    (one: number) => '〇一二三四五六七八九'[one] ?? '',
    (one: number) => '零壹贰叁肆伍陆柒捌玖'[one] ?? '',
  )
  const spoken = fc.constantFrom(
    ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
    ['kosong', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'lapan', 'sembilan'],
  )
  const around = fc.constantFrom('Bright corner home. ', '光猛企理，', 'Rumah cerah. ', 'Near the station\n')

  it('is found however its digits are drawn and parted', () =>
    fc.assert(
      fc.property(national, scripts, separator, around, (digits, script, between, before) => {
        const drawn = digits.map(script)
        const number = `${drawn.slice(0, 4).join('')}${between}${drawn.slice(4).join('')}`
        expect(words(`${before}${number} `)).toEqual([number])
      }),
    ))

  it('is found as words, whatever parts them', () =>
    fc.assert(
      fc.property(national, spoken, fc.constantFrom(' ', '-', ', '), (digits, names, between) => {
        const number = digits.map((one) => names[one] ?? '').join(between)
        expect(words(`View today: ${number}.`)).toEqual([number])
      }),
    ))
})

describe('an address', () => {
  it.each([
    ['name@mail.com', 'mail'],
    ['name＠mail．com', 'mail'],
    ['电邮 name @ mail.com.sg', 'mail'],
    ['name at mail dot com', 'mail'],
    ['name (at) mail (dot) com', 'mail'],
    ['name[at]mail.com', 'mail'],
    ['nama di gmail titik com', 'mail'],
    ['name艾特gmail点com', 'mail'],
    ['電郵：name＠mail點com', 'mail'],
    ['write to lantern(at)gmail', 'mail'],
    ['https://lantern.example/x', 'link'],
    ['www.lantern.example', 'link'],
    ['see lantern-homes.com.my today', 'link'],
    ['lantern.sg', 'link'],
    ['wa.me/6591234567', 'link'],
    ['lantern dot com', 'link'],
    ['微信：lantern88', 'link'],
    ['Telegram @lantern', 'link'],
  ])('is found in "%s"', (text, kind) => expect(kinds(text)[0]).toBe(kind))

  it('is found whatever stands for its signs', () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9]{2,8}$/)
    fc.assert(
      fc.property(
        name,
        name,
        fc.constantFrom('@', '＠', ' @ ', '(at)', ' [at] ', ' at ', '艾特'),
        fc.constantFrom('.', '．', '(dot)', ' dot ', '点'),
        (local, host, at, dot) => {
          fc.pre(!/^(?:double|triple)/.test(local))
          expect(findContacts(`光猛 ${local}${at}${host}${dot}com 。`)).toContainEqual({
            kind: 'mail',
            words: `${local}${at}${host}${dot}com`,
          })
        },
      ),
    )
  })
})

describe('what describes a home', () => {
  it.each([
    'Asking $1,280,000, or S$ 12,345,678 for both. RM 850 000. HK$35,800,000. 港幣 35800000. 98765432元',
    'A$ 98765432; 88 million; 1250万; 一百五十万; 六千八百萬',
    'Singapore 238801. Blk 123 #12-345. 50450 Kuala Lumpur. Melbourne VIC 3000',
    'Floor area 1000-1200 sqft, 98765432 sq ft, 1,076 平方尺, 實用面積 512 呎',
    'Built 2019-2026, TOP 2027, 2019/2020, 1985 to 2005. 二〇一九－二〇二六年',
    'CEA R012345A, agency L3009740A. REN 01234567. EAA licence no. C-012345. Lic. 20123456. 牌照號碼 E-123456',
    'Available from 2026-12-01, 01.12.2026, 20261201, open 9.30-18.00 and 10:00-18:30',
    'Rent 3500-4500, 2800 – 3200 a month. 3 bedrooms, 2 baths, 1 study, 12 34 56',
    'One two-bedroom home, one study, two baths, three minutes from the station',
    'Lat 1.352083, 103.819836. Ratio 0.123456789. Yield 3.25%',
    'Blk 9123, unit #45-67. Lot 12345678. Title 98765432. ABN 51 824 753 556',
    'Great view.My favourite. Live at Orchard. Located at St. Andrews. Near No. 5 Jalan Satu',
    '九樓全層，兩房一廳，三分鐘到港鐵站，一九九八年入伙',
    'Satu bilik tidur, dua bilik air, tiga minit ke stesen',
    '24/7 security. 99-year lease from 1998. 5 min to MRT, 10 min to school. 2.5 baths',
  ])('is left alone: %s', (text) => expect(findContacts(text)).toEqual([]))

  const amount = fc.integer({ min: 100_000, max: 99_999_999 })
  const money = fc
    .tuple(fc.constantFrom('$', 'S$', 'S$ ', 'HK$', 'RM', 'RM ', 'A$', '港幣'), amount, fc.boolean())
    .map(([mark, value, isGrouped]) => `${mark}${isGrouped ? value.toLocaleString('en-US') : value}`)
  const grouped = amount.map((value) => value.toLocaleString('en-US'))
  const area = fc
    .tuple(fc.integer({ min: 100, max: 99_999_999 }), fc.constantFrom(' sqft', ' sq ft', ' sqm', ' psf', ' 平方尺', '呎', ' kps'))
    .map((both) => both.join(''))
  const postal = fc.integer({ min: 10_000, max: 829_999 }).map(String)
  const unit = fc
    .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 9_999 }))
    .map(([floor, door]) => `#${String(floor).padStart(2, '0')}-${door}`)
  const year = fc.integer({ min: 1900, max: 2099 })
  const years = fc.tuple(year, fc.constantFrom('-', '–', ' – ', '/', ' '), year).map((parts) => parts.join(''))
  const licence = fc
    .tuple(fc.constantFrom('R', 'L', 'E-', 'C-'), fc.integer({ min: 100_000, max: 9_999_999 }))
    .map(([letter, number]) => `${letter}${number}${letter.length === 1 ? 'A' : ''}`)

  it('is left alone, whatever its figures are', () =>
    fc.assert(
      fc.property(fc.array(fc.oneof(money, grouped, area, postal, unit, years, licence), { minLength: 1, maxLength: 6 }), (parts) => {
        expect(findContacts(`Bright home, ${parts.join('; ')}.`)).toEqual([])
      }),
    ))

  it('is looked through in time that grows as it does', () => {
    const hostile = ['1 ', 'a.', 'a at ', '9-', 'dot ', '@', '(', '一'].map((sign) => sign.repeat(4_000))
    const begun = performance.now()
    for (const text of hostile) findContacts(text)
    expect(performance.now() - begun).toBeLessThan(4_000)
  })
})
