import { parseSearchWith } from '@tanstack/react-router'

/** How JSON that the router writes begins; most texts of an address are plain words and need not be parsed. */
const JSON_START = /^(?:["[{]|-?\d|(?:true|false|null)$)/

// Made once: a new error captures the stack, and a page of links would do that hundreds of times.
const notJson = new SyntaxError('not written by the router')

/**
 * JSON, but only as the router itself would write it. Codes that merely look like numbers stay the text they are:
 * the promotion "1E5" is not 100,000 and an order of twenty digits keeps its last ones.
 */
function canonicalJson(text: string): unknown {
  if (!JSON_START.test(text) || !mayBeNumber(text)) throw notJson
  const value: unknown = JSON.parse(text)
  if (JSON.stringify(value) !== text) throw notJson
  return value
}

/** False for what begins like a number and is none, such as "1.29,103.85": the parser's own error is what costs most about a link. */
const mayBeNumber = (text: string): boolean => !/^-?\d/.test(text) || String(Number(text)) === text

/** Whether {@link canonicalJson} would take the text for JSON; to throw costs more than all else about a link, so nothing plain gets that far. */
function isCanonicalJson(text: string): boolean {
  if (!JSON_START.test(text) || !mayBeNumber(text)) return false
  try {
    canonicalJson(text)
    return true
  } catch {
    return false
  }
}

/** A value as its parameter has it: texts that would come back as something else are quoted. */
function written(value: unknown): string {
  if (typeof value === 'string') return isCanonicalJson(value) ? JSON.stringify(value) : value
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}

/** What URLSearchParams leaves as it is. */
const PLAIN = /^[\w.*-]*$/

/** A parameter of an address, `name=value`. */
function pair(name: string, value: string): string {
  return PLAIN.test(name) && PLAIN.test(value) ? `${name}=${value}` : new URLSearchParams([[name, value]]).toString()
}

/** The router's `parseSearch` and `stringifySearch`: every text comes back from an address as it went in. */
export const parseSearch = parseSearchWith(canonicalJson)

/** Written by ourselves, because every link of a page asks for it: the router's finds out what a text is by throwing. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [pair(name, written(value))]))
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
