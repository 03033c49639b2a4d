/** A text that stands first in a call: the title of a test or of a group of them, among some others. */
interface Titled {
  /** as the file writes it, with its placeholders */
  title: string
  /** it, or a group around it, is tagged long */
  isLong: boolean
}

const FIRST_ARGUMENT = /\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)\s*,/g
/** What is long for some rows of a loop alone, `x ? [] : '@long'`, is not. */
const LONG = /\btags?: [^}?]*'@?long'/

/** The object that begins here, if one does. */
function objectAt(text: string, start: number): string {
  const at = start + (/^\s*/.exec(text.slice(start))?.[0].length ?? 0)
  if (text[at] !== '{') return ''
  let depth = 0
  for (let end = at; end < text.length; end++) {
    if (text[end] === '{') depth++
    if (text[end] === '}' && --depth === 0) return text.slice(at, end + 1)
  }
  return ''
}

/** Where a call ends: formatted, it closes in the column in which its line begins. */
function endOfCall(text: string, at: number): number {
  const line = text.lastIndexOf('\n', at) + 1
  const indent = /^ */.exec(text.slice(line))?.[0] ?? ''
  const close = text.slice(at).search(new RegExp(`^${indent}[})]`, 'm'))
  return close < 0 ? text.length : at + close
}

/** The titles in a test file. */
export function titledIn(text: string): Titled[] {
  const found = [...text.matchAll(FIRST_ARGUMENT)].map(({ index, 0: whole, 1: single, 2: double, 3: template }) => ({
    title: (single ?? double ?? template ?? '').replaceAll("\\'", "'"),
    at: index,
    end: endOfCall(text, index),
    isTagged: LONG.test(objectAt(text, index + whole.length)),
  }))
  const long = found.filter(({ isTagged }) => isTagged)
  return found.map(({ title, at }) => ({ title, isLong: long.some((group) => group.at <= at && at < group.end) }))
}
