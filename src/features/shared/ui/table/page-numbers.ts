export type PageStep = number | 'gap'

/** The pages to show around the current one: first, last, neighbours, and gaps. "1 … 4 5 6 … 20" for 5 of 20. */
export function pageNumbers(current: number, count: number): PageStep[] {
  const wanted = new Set([1, count, current - 1, current, current + 1])
  const shown = [...wanted].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b)
  return shown.flatMap((page, i): PageStep[] => {
    const before = shown[i - 1] ?? 0
    if (page - before === 2) return [page - 1, page]
    return page - before > 2 ? ['gap', page] : [page]
  })
}
