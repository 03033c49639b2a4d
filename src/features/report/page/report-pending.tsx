import { Trans } from '@lingui/react/macro'
import { Skeleton } from '#ui/skeleton.tsx'

/** The report's skeleton while it loads. */
export function ReportPending() {
  return (
    <div className="page grid gap-x-16 gap-y-8 pt-10 pb-20 lg:grid-cols-[1fr_minmax(0,480px)]" aria-busy="true">
      <p className="sr-only">
        <Trans>Loading the report</Trans>
      </p>
      <div className="grid content-start gap-4">
        <Skeleton className="h-11 w-3/4" />
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="mt-6 h-14 w-72" />
        <Skeleton className="h-10 max-w-[560px]" />
        <Skeleton className="h-9 w-full" />
      </div>
      <Skeleton className="aspect-6/5 w-full" />
    </div>
  )
}
