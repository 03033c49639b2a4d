import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router'

/** How JSON that the router writes begins; most texts of an address are plain words and need not be parsed. */
const JSON_START = /^(?:["[{]|(?:-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)$)/

// Made once: a new error captures the stack, and a page of links would do that hundreds of times.
const notJson = new SyntaxError('not written by the router')

/**
 * JSON, but only as the router itself would write it. Codes that merely look like numbers stay the text they are:
 * the promotion "1E5" is not 100,000 and an order of twenty digits keeps its last ones.
 */
function canonicalJson(text: string): unknown {
  if (!JSON_START.test(text)) throw notJson
  const value: unknown = JSON.parse(text)
  if (JSON.stringify(value) !== text) throw notJson
  return value
}

/** The router's `parseSearch` and `stringifySearch`: every text comes back from an address as it went in. */
export const parseSearch = parseSearchWith(canonicalJson)
export const stringifySearch = stringifySearchWith(JSON.stringify, canonicalJson)
