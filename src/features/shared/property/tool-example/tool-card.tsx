import { Link, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SitePath } from '#access/site-map.ts'
import { isOfferedTo } from '#access/sub-account.ts'

/** Pages of the tools of which examples are shown. */
type ToolPath = Extract<
  SitePath,
  '/transaction-lists' | '/realAgent/market-analysis' | '/realAgent/property-label' | '/realAgent/smartplan' | '/user/shares'
>

interface ToolCardProps {
  title: ReactNode
  to: ToolPath
  /** what is shown, and of which place */
  about: ReactNode
  children: ReactNode
}

/** One tool with a small piece of what it makes. Its name leads to it where the viewer may go there (§6: not all of a team). */
export function ToolCard({ title, to, about, children }: ToolCardProps) {
  const { viewer } = useRouteContext({ from: '__root__' })
  return (
    <li className="grid min-w-0 lg:last:odd:col-span-2 grid-cols-[minmax(0,1fr)] content-start gap-3 rounded border border-line bg-sheet p-5 break-inside-avoid sm:p-6">
      <div>
        <h3 className="text-lg font-semibold">
          {isOfferedTo(viewer, to) ? (
            <Link to={to} className="underline decoration-line underline-offset-4 hover:text-lagoon hover:decoration-lagoon">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="mt-0.5 text-pretty text-ink-2">{about}</p>
      </div>
      {children}
    </li>
  )
}

/** Rows of a small table. */
export const toolTable = {
  table: 'w-full border-collapse',
  head: 'h-7 border-b border-line pe-3 text-xs font-medium text-ink-3 last:pe-0',
  cell: 'h-8 border-b border-line-2 py-1 pe-3 font-normal last:pe-0',
} as const
