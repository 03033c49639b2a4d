import { phonesIn, type SignSpan } from './contact-phones.ts'
import { plainSigns, writtenPart } from './contact-signs.ts'

/** Something in a text by which its writer can be reached beside the site. */
export interface FoundContact {
  kind: 'phone' | 'mail' | 'link'
  /** as it was written */
  words: string
}

/** Endings of addresses that no word of a description has behind a full stop; shorter ones count behind one of these: "com.my". */
const ENDING = '(?:com|net|org|info|biz|asia|homes|property|realty|realtor|agency)(?:\\s*\\.\\s*[a-z]{2})?|sg|hk|au'
const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
/** A full stop as people write it where they hide an address. */
const DOT = '(?:\\s*[.。．]\\s*|\\s*[([{]\\s*(?:dot|titik|点|點|\\.)\\s*[)\\]}]\\s*|\\s+(?:dot|titik)\\s+|\\s*[点點]\\s*)'
const AT = '(?:\\s*@\\s*|\\s*[([{]\\s*(?:at|a|@|alias|di)\\s*[)\\]}]\\s*|\\s+(?:at|alias|di|pada)\\s+|\\s*(?:艾特|小老鼠|圈a)\\s*)'
const POST = '(?:gmail|hotmail|yahoo|outlook|icloud|live|qq|163|126|protonmail|proton|ymail|msn)'

const MAILS = [
  new RegExp(`[a-z\\d][a-z\\d._%+-]*\\s*@\\s*${LABEL}(?:\\s*\\.\\s*${LABEL})+`, 'g'),
  new RegExp(`[a-z\\d][a-z\\d._%+-]*${AT}(?:${LABEL}${DOT}){1,3}(?:com|net|org|info|biz|asia|sg|my|hk|au|cn)(?![a-z\\d])`, 'g'),
  new RegExp(`[a-z\\d][a-z\\d._%+-]*${AT}${POST}(?![a-z\\d])`, 'g'),
]
const LINKS = [
  /(?:https?|ftp):\/\/[^\s，。]+/g,
  /(?<![a-z\d])www\s*\.\s*[a-z\d][^\s，。]*/g,
  /(?<![a-z\d.])(?:wa\.me|t\.me|bit\.ly|linktr\.ee|line\.me|lin\.ee|fb\.com|fb\.me|goo\.gl|m\.me|wa\.link)(?:\/[^\s，。]*)?(?![a-z\d])/g,
  new RegExp(`(?<![a-z\\d@.-])(?:${LABEL}\\.){1,4}(?:${ENDING})(?![a-z\\d])(?:/[^\\s，。]*)?`, 'g'),
  // a name behind a slash is an address whatever its ending
  new RegExp(`(?<![a-z\\d@.-])(?:${LABEL}\\.){1,4}[a-z]{2,6}/[a-z\\d][^\\s，。]*`, 'g'),
  new RegExp(
    `(?<![a-z\\d])${LABEL}(?:\\s*[([{]\\s*(?:dot|titik|点|點)\\s*[)\\]}]\\s*|\\s+(?:dot|titik)\\s+|\\s*[点點]\\s*)(?:com|net|org|sg|my|hk|au)(?![a-z\\d])`,
    'g',
  ),
]
/** Names of people in messengers, where the messenger is named. */
const HANDLES = [/(?:wechat|weixin|微信|telegram|instagram|insta|xhs|小红书|小紅書|line)\s*(?:id|号|號)?\s*[:：@]\s*@?[a-z\d][\w.-]{2,}/g]

const found = (text: string, patterns: readonly RegExp[]): SignSpan[] =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(({ 0: all, index }) => ({ start: index, end: index + all.length })))

/** Without those that lie in one before them. */
function apart<Span extends SignSpan>(spans: readonly Span[]): Span[] {
  const kept: Span[] = []
  for (const span of spans) if (!kept.some(({ start, end }) => span.start < end && start < span.end)) kept.push(span)
  return kept.sort((a, b) => a.start - b.start)
}

/**
 * Phone numbers, mail addresses, addresses of pages and names in messengers in what somebody writes about a home, in the order of the text, each as it
 * is written there: in figures of any script, as words of English and Malay, as Chinese signs, parted or not, with "at" and "dot". Prices, sizes, postal
 * codes, units, years, dates and licence numbers are none. Linear in the length of what is asked; never throws.
 */
export function findContacts(written: string): FoundContact[] {
  const signs = plainSigns(written)
  const { text } = signs
  const spans = [
    ...found(text, MAILS).map((span) => ({ kind: 'mail' as const, ...span })),
    ...found(text, LINKS).map((span) => ({ kind: 'link' as const, ...span })),
    ...found(text, HANDLES).map((span) => ({ kind: 'link' as const, ...span })),
    ...phonesIn(text).map((span) => ({ kind: 'phone' as const, ...span })),
  ]
  return apart(spans).map(({ kind, start, end }) => ({ kind, words: writtenPart(written, signs, start, end) }))
}
