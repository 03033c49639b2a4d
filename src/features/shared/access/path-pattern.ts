/**
 * The segments of a path, decoded and in lower case, because the router matches them so: "/USER/x" is "/user/x".
 * Empty segments (doubled or trailing slashes) are left out.
 */
export const segmentsOf = (pathname: string): string[] =>
  pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => decode(segment).toLowerCase())

/** A malformed escape stays as it is and matches no rule. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Whether `pathname` is `prefix` or lies below it, compared by segments; "$name" in the prefix stands for any one segment. */
export function isUnder(pathname: string, prefix: string): boolean {
  const segments = segmentsOf(pathname)
  const expected = segmentsOf(prefix)
  return expected.length <= segments.length && expected.every((word, at) => word.startsWith('$') || word === segments[at])
}

/** The value of the longest path of the table that `pathname` is or lies below. */
export function nearestAbove<Value>(table: Readonly<Record<string, Value>>, pathname: string): Value | null {
  const above = Object.entries(table).filter(([prefix]) => isUnder(pathname, prefix))
  above.sort(([one], [other]) => segmentsOf(other).length - segmentsOf(one).length)
  return above[0]?.[1] ?? null
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
