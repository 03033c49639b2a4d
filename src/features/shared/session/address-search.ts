import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router'

/**
 * JSON, but only as the router itself would write it. Codes that merely look like numbers stay the text they are:
 * the promotion "1E5" is not 100,000 and an order of twenty digits keeps its last ones.
 */
function canonicalJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (JSON.stringify(value) !== text) throw new SyntaxError('not written by the router')
  return value
}

/** The router's `parseSearch` and `stringifySearch`: every text comes back from an address as it went in. */
export const parseSearch = parseSearchWith(canonicalJson)
export const stringifySearch = stringifySearchWith(JSON.stringify, canonicalJson)
