import { useLoaderData } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { asServed } from '#ui/as-served.tsx'
import { useWorkbookText } from './use-workbook-text.ts'
import type { FrozenWorkbook } from './workbook-guard.ts'
import { WorkbookSheet } from './workbook-sheet.tsx'

/** A shared workbook with the answer that was kept, below the lines of its maker. Nothing in it can be changed, so the browser runs none of it. */
export function FrozenWorkbookPage() {
  const { frozenWorkbook } = useLoaderData({ strict: false }) as FrozenWorkbook
  return (
    <Hydrate when={asServed}>
      <div className="page pt-8 pb-20 print:p-0">
        <Sheet {...frozenWorkbook} />
      </div>
    </Hydrate>
  )
}

function Sheet({ analysisWorkbook, market }: FrozenWorkbook['frozenWorkbook']) {
  const text = useWorkbookText({ workbook: analysisWorkbook, market })
  return <WorkbookSheet text={{ ...text, agent: null }} />
}
