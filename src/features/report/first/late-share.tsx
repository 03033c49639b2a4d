import { Hydrate } from '@tanstack/react-start'
import { visible } from '@tanstack/react-start/hydration'
import { type ComponentProps, memo } from 'react'
import { ReportShare } from '../late/report-share.tsx'

const inView = visible()

/** The share buttons: drawn by the server, hydrated when they are seen. */
export const LateShare = memo(function LateShare(shared: ComponentProps<typeof ReportShare>) {
  return (
    <Hydrate when={inView} fallback={<div className="min-h-9" />}>
      <ReportShare {...shared} />
    </Hydrate>
  )
})
