import { type RefObject, useEffect } from 'react'

/** Arrow keys go from row to row, Home and End to the first and last; the mark of the row that has the focus is ringed on the map. */
export function useListKeys(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = section.current
    const onKey = (event: KeyboardEvent) => {
      const rows = [...(list?.querySelectorAll<HTMLElement>('[data-project]') ?? [])]
      const at = rows.indexOf(document.activeElement as HTMLElement)
      const aims: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }
      const next = at < 0 ? undefined : rows[aims[event.key] ?? -1]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    list?.addEventListener('keydown', onKey)
    return () => list?.removeEventListener('keydown', onKey)
  }, [section])
}
