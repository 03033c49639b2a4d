import { has, type Lexeme } from './sentence-text.ts'

/** "from our old semi-d": words that may stand between */
const OWN: ReadonlySet<string> = new Set([
  'our',
  'my',
  'the',
  'this',
  'current',
  'old',
  'existing',
  'present',
  'family',
  'small',
  'big',
  '我们',
  '我',
  '自己',
  '了',
])
const WORDS_BETWEEN = 4

/**
 * Where a sentence names the kind of home that somebody leaves: "upgrading from our HDB to a condo", 排屋卖掉了. Only beside another kind: who names
 * one alone looks for it.
 */
export function leftKinds(lexemes: readonly Lexeme[], isKind: (at: number) => boolean): ReadonlySet<number> {
  const kinds = lexemes.flatMap((_, at) => (isKind(at) ? [at] : []))
  const left = kinds.filter((at) => isLeft(lexemes, at))
  return new Set(left.length < kinds.length ? left : [])
}

function isLeft(lexemes: readonly Lexeme[], kind: number): boolean {
  const behind = lexemes[kind + 1]
  if (behind && has(behind, 'leavingBehind')) return true
  for (const word of lexemes.slice(Math.max(0, kind - WORDS_BETWEEN), kind).toReversed()) {
    if (has(word, 'leaving')) return true
    if (word.isMark || !(OWN.has(word.text) || has(word, 'filler'))) return false
  }
  return false
}
