import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { ATTRIBUTION_KEYS, type Attribution, mergeAttribution, NO_ATTRIBUTION, parseAttribution, readAttribution } from './attribution.ts'
import type { SharedSearch } from './shared-search.ts'

const STORAGE_KEY = 'attribution'

/**
 * An inline script for the head of a page: keeps the attribution in the address (§2.6) for a visitor who goes on before hydration.
 * As the text of an element it must hold none of the characters that HTML escapes.
 */
export const EARLY_ATTRIBUTION_SCRIPT = `try{var k=[${ATTRIBUTION_KEYS.map((key) => `\`${key}\``).join()}],f={};\
new URLSearchParams(location.search).forEach(function(v,n){if(v)if(k.includes(n))f[n]=v});\
if(Object.keys(f).length)sessionStorage.setItem(\`${STORAGE_KEY}\`,\
JSON.stringify(Object.assign(JSON.parse(sessionStorage.getItem(\`${STORAGE_KEY}\`)||\`{}\`),f)))}catch(e){}`

const AttributionContext = createContext<Attribution>(NO_ATTRIBUTION)

/** Reads the attribution of every navigation (§2.6) and keeps it for the tab, through the card provider's pages and back. */
export function AttributionProvider({ search, children }: { search: SharedSearch; children: ReactNode }) {
  const [attribution, setAttribution] = useState(() => readAttribution(search))

  useEffect(() => {
    const stored = parseAttribution(readStorage())
    setAttribution((known) => mergeAttribution(stored, known))
  }, [])

  useEffect(() => {
    const newer = readAttribution(search)
    setAttribution((known) => mergeAttribution(known, newer))
  }, [search])

  useEffect(() => {
    if (attribution !== NO_ATTRIBUTION) writeStorage(JSON.stringify(attribution))
  }, [attribution])

  return <AttributionContext value={attribution}>{children}</AttributionContext>
}

/** Who sent the visitor and what for, for registration, plans and checkout. */
export const useAttribution = (): Attribution => useContext(AttributionContext)

function readStorage(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY)
  } catch {
    return null // storage may be forbidden; the tab keeps it in memory
  }
}

function writeStorage(value: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, value)
  } catch {
    // see readStorage
  }
}
