import { Hydrate } from '@tanstack/react-start'
import { still } from '#ui/still.tsx'
import { useReport } from '../report-address.ts'
import { ReportPage } from './report-page.tsx'

/** A shared report: the page of the live one with the answers that were kept. Nothing in it can be changed, so the browser runs none of it. */
export function FrozenReportPage() {
  const { key, subject } = useReport()
  return (
    <Hydrate key={`${key} ${subject.slug}`} when={still}>
      <ReportPage />
    </Hydrate>
  )
}
