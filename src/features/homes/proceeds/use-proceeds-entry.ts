import { useEffect, useState } from 'react'
import type { KeptHomeFragment } from '#graphql/generated/graphql.ts'
import { ownerKey } from '#property/owner/owner-memory.ts'
import { readTab, writeTab } from '#session/tab-storage.ts'
import { fromReport, isUntouched, newProceeds, type ProceedsEntry, readProceeds } from './proceeds-entry.ts'

/** What the tab keeps of a home: of what its owner typed here, else in the report of its project. */
function fromTab({ id, country, typeGroup, slug }: KeptHomeFragment): ProceedsEntry | null {
  return readProceeds(readTab(tabKey(id))) ?? fromReport(country, readTab(ownerKey(country, typeGroup, slug)))
}

const tabKey = (id: string): string => `own-home ${id}`

/** The entry: what the account keeps, else what the tab does, which the server does not know. What was typed before hydration wins. */
export function useProceedsEntry(home: KeptHomeFragment) {
  const [begun] = useState(() => readProceeds(home.purchase) ?? newProceeds(home.country))
  const [entry, setEntry] = useState(begun)
  useEffect(() => {
    const typed = home.purchase === null ? fromTab(home) : null
    if (typed) setEntry((now) => (now === begun ? typed : now))
  }, [home, begun])
  useEffect(() => {
    if (entry !== begun) writeTab(tabKey(home.id), isUntouched(entry, home.country) ? null : JSON.stringify(entry))
  }, [home, entry, begun])
  return {
    entry,
    setEntry,
    forget: () => {
      writeTab(tabKey(home.id), null)
      writeTab(ownerKey(home.country, home.typeGroup, home.slug), null)
      setEntry(newProceeds(home.country))
    },
  }
}
