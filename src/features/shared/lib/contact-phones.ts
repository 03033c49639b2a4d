/** A part of plain signs. */
export interface SignSpan {
  start: number
  end: number
}

/** Words of English and Malay, and Chinese signs, by the digit that each says. */
const SPOKEN = [
  'zero nought oh kosong sifar 零 〇',
  'one satu 一 幺 壹',
  'two dua 二 两 兩 贰 貳',
  'three tiga 三 叁 參',
  'four empat 四 肆',
  'five lima 五 伍',
  'six enam 六 陆 陸',
  'seven tujuh 七 柒',
  'eight lapan delapan 八 捌',
  'nine sembilan 九 玖',
]
const DIGITS: ReadonlyMap<string, string> = new Map(
  SPOKEN.flatMap((words, digit) => words.split(' ').map((word): [string, string] => [word, String(digit)])),
)
const WORDS = [...DIGITS.keys()].filter((word) => /^[a-z]/.test(word))
const HAN = [...DIGITS.keys()].filter((word) => !/^[a-z]/.test(word))
/** A group of figures, a digit as a word of English or Malay, or as a Chinese sign; "double nine" and "triple nine" as English numbers are said. */
const TOKEN = new RegExp(String.raw`(?<![a-z\d])(?:(double|triple)[\s-]+)?(${WORDS.join('|')})(?![a-z\d])|([${HAN.join('')}])|(\d+)`, 'g')
/** What may stand between the groups of one number; not the end of a sentence or of a line. */
const JOINER = /^(?!\.\s)(?:[^\S\n]|[.\-\u2010-\u2015\u2212/()·•_*~])*$/u
const JOINER_MAX = 4
const COMMA = /^[\s,、，]*$/u

interface Token extends SignSpan {
  digits: string
  isWord: boolean
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map((match) => {
    const [all, times, word, han, figures] = match
    const digit = DIGITS.get(word ?? han ?? '') ?? ''
    const digits = figures ?? digit.repeat(times === 'double' ? 2 : times === 'triple' ? 3 : 1)
    return { start: match.index, end: match.index + all.length, digits, isWord: figures === undefined }
  })
}

/** Groups that may be one number: signs that part the groups of a phone number lie between them, between words also commas. */
function runsOf(text: string): Token[][] {
  const runs: Token[][] = []
  for (const token of tokensOf(text)) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const between = last && text.slice(last.end, token.start)
    const areWords = last?.isWord === true && token.isWord
    if (last && between === '' && areWords) {
      // Chinese signs beside each other are one group, as figures are
      last.digits += token.digits
      last.end = token.end
    } else if (run && between !== undefined && between.length <= JOINER_MAX && (JOINER.test(between) || (areWords && COMMA.test(between))))
      run.push(token)
    else runs.push([token])
  }
  return runs
}

/** Words before a number that say what it is. */
const CALL =
  /(?:whats\s?app|wa|tel(?:ephone)?|phone|mobile|call|ring|sms|text|contact|hp|hotline|hubungi|telefon|panggil|bimbit|talian|电话|電話|致电|致電|手机|手機|联系|聯絡|联络|微信|热线|熱線|打|☎|📞|📱)[\s:：.,!\-–(（+]*(?:(?:me|us|now|at|on|no|number|number is|saya|kami|di|我|号码|號碼|:)[\s:：.,\-(（+]*)*$/u
/** Words and signs before a number that is an amount, a code or a licence. */
const NO_CALL =
  /(?:[$£€¥#№]|(?<![a-z])(?:rm|sgd|myr|hkd|aud|usd|ren|rea|pea|pen|cea|eaa|uen|abn|acn|lic(?:en[cs]e)?|reg(?:istration)?|lesen|permit|postcode|postal code|poskod|lot|title|geran)(?:\s*(?:no|number|nombor))?|港币|港幣|新币|新幣|令吉|执照|執照|牌照|牌照号码|牌照號碼|注册号|註冊號|邮编|郵編|地段)[\s.:：(-]*$/u
/** Behind it stands what is counted. */
const COUNTED =
  /^\s*(?:%|psf|psm|sq|sf(?![a-z])|square|ft|m2|m²|sqm|kps|kaki|meter|metre|平方|呎|尺|million|juta|mil(?![a-z])|万|萬|亿|億|千|百|元|蚊|ribu|dollars?|ringgit|年)/u

const isYear = (group: string): boolean => /^(?:19|20)\d\d$/.test(group)
const isRound = (group: string): boolean => Number(group) % 50 === 0

/** Whether groups of four are two years, or a range of amounts: "2019-2026", "3500 – 4500". */
function isRange(groups: readonly string[], separators: readonly string[]): boolean {
  const [low = '', high = ''] = groups
  if (groups.length !== 2 || low.length !== 4 || high.length !== 4) return false
  const isSpan = /[-\u2010-\u2015\u2212~/]/u.test(separators[0] ?? '')
  return (isYear(low) && isYear(high)) || (isSpan && isRound(low) && isRound(high) && Number(low) < Number(high))
}

/** How the eight digits of a number in Singapore or Hong Kong are parted. */
const EIGHT = new Set(['8', '4 4', '2 2 2 2', '2 3 3', '3 3 2', '3 5', '5 3', '1 3 4', '4 2 2', '1 7', '4 1 3', '3 2 3', '1 1 1 1 1 1 1 1'])

const isDate = (digits: string): boolean => /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(digits)

/** Whether figures alone, without a word that says so, are a phone number of one of the four countries or with a country's code. */
function isPhoneShape(groups: readonly string[], separators: readonly string[], before: string): boolean {
  const digits = groups.join('')
  const shape = groups.map((group) => group.length).join(' ')
  if (/(?:\+|(?<!\d)00)\s*\(?$/.test(before) && digits.length >= 9 && digits.length <= 15) return true
  if (/^00(?:65|60|852|61)/.test(digits) && digits.length >= 11 && digits.length <= 15) return true
  if (/^(?:65[3689]|852[235-79])\d{7}$/.test(digits) && (shape.startsWith('2 ') || shape.startsWith('3 '))) return true
  if (/^[235-9]\d{7}$/.test(digits)) return EIGHT.has(shape) && !isDate(digits) && !isRange(groups, separators)
  if (/^1[38]00\d{6}$/.test(digits)) return groups.length > 1 || digits.startsWith('1800') || digits.startsWith('1300')
  if (/^1800\d{7}$/.test(digits)) return true
  return /^0\d{8,10}$/.test(digits) && !(groups[0] === '0' && separators[0] === '.')
}

/** The least digits of a number that words, or a word before it, make one. */
const SAID_MIN = 7
const SAID_MAX = 15

function isPhone(text: string, run: readonly Token[]): boolean {
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last) return false
  const before = text.slice(Math.max(0, first.start - 40), first.start)
  const after = text.slice(last.end, last.end + 12)
  const groups = run.map(({ digits }) => digits)
  const digits = groups.join('')
  if (NO_CALL.test(before) || COUNTED.test(after)) return false
  // "R012345A": a letter beside it makes it a name
  if (/[a-z][-(]?$/.test(before) && !CALL.test(before)) return false
  if (/^[a-z]/.test(after) && !first.isWord) return false
  // amounts in groups of three, or with cents
  if (/\d,$/.test(before) || /^,\d{3}/.test(after)) return false
  const separators = run.slice(1).map(({ start }, at) => text.slice(run[at]?.end ?? start, start))
  const isSaid = run.some(({ isWord }) => isWord) || CALL.test(before)
  if (isSaid && digits.length >= SAID_MIN && digits.length <= SAID_MAX && !isRange(groups, separators)) return true
  return isPhoneShape(groups, separators, before)
}

/** Every part of a run, the longest first, that is a number by itself: "238801 9123 4567" holds one behind its postal code. */
function phoneIn(text: string, run: readonly Token[]): SignSpan | null {
  for (let size = run.length; size > 0; size--)
    for (let at = 0; at + size <= run.length; at++) {
      const part = run.slice(at, at + size)
      const [first, last] = [part[0], part.at(-1)]
      if (first && last && isPhone(text, part)) return { start: first.start, end: last.end }
    }
  return null
}

const RUN_MAX = 24

/** Phone numbers in plain signs, in order. */
export function phonesIn(signs: string): SignSpan[] {
  const text = signs.replaceAll(UNIT, (unit) => '#'.repeat(unit.length))
  return runsOf(text).flatMap((run) => {
    const found = phoneIn(text, run.slice(0, RUN_MAX))
    return found ? { start: withSign(text, found.start), end: found.end } : []
  })
}

/** A unit of a block: "#12-345". */
const UNIT = /#\s?\d{1,3}\s?-\s?\d{1,5}/g

/** With the plus of a country's code and the bracket of an area's. */
const withSign = (text: string, start: number): number =>
  start - (/[+(]*$/.exec(text.slice(Math.max(0, start - 2), start))?.[0].length ?? 0)
