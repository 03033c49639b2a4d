/**
 * The segments of a path, decoded and in lower case, because the router matches them so: "/USER/x" is "/user/x".
 * Empty segments (doubled or trailing slashes) are left out.
 */
export function segmentsOf(pathname: string): string[] {
  const segments = pathname.split('/').filter((segment) => segment !== '')
  // most paths have no escapes, and every entry of a menu is compared
  return (pathname.includes('%') ? segments.map(decode) : segments).map((segment) => segment.toLowerCase())
}

/** A malformed escape stays as it is and matches no rule. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Whether `pathname` is `prefix` or lies below it, compared by segments; "$name" in the prefix stands for any one segment. */
export const isUnder = (pathname: string, prefix: string): boolean => begins(segmentsOf(pathname), segmentsOf(prefix))

const begins = (segments: readonly string[], expected: readonly string[]): boolean =>
  expected.length <= segments.length && expected.every((word, at) => word.startsWith('$') || word === segments[at])

/** Finds the value of the longest path of the table that a path is or lies below; the table is taken apart once. */
export function nearestAbove<Value>(table: Readonly<Record<string, Value>>): (pathname: string) => Value | null {
  const rows = Object.entries(table)
    .map(([prefix, value]) => ({ expected: segmentsOf(prefix), value }))
    .sort((one, other) => other.expected.length - one.expected.length)
  return (pathname) => {
    const segments = segmentsOf(pathname)
    return rows.find(({ expected }) => begins(segments, expected))?.value ?? null
  }
}

/** Whether `pathname` fits a route's pattern: "$name" is one segment, a last "{-$name}" one segment or none. */
export function fits(pathname: string, pattern: string): boolean {
  const isOpenEnded = pattern.endsWith('}')
  const words = segmentsOf(pattern)
  const required = isOpenEnded ? words.slice(0, -1) : words
  const length = segmentsOf(pathname).length
  return (length === required.length || (isOpenEnded && length === words.length)) && isUnder(pathname, `/${required.join('/')}`)
}

/** How many segments of a pattern are fixed; of two patterns that fit, the one with more is meant. */
export const fixedWords = (pattern: string): number => segmentsOf(pattern).filter((word) => !/^(?:\$|\{)/.test(word)).length
