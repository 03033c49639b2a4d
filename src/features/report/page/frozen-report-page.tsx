import { Hydrate } from '@tanstack/react-start'
import { asServed } from '#ui/as-served.tsx'
import { ReportPage } from './report-page.tsx'

/** A shared report: the page of the live one with the answers that were kept. Nothing in it can be changed, so the browser runs none of it. */
export const FrozenReportPage = () => (
  <Hydrate when={asServed}>
    <ReportPage />
  </Hydrate>
)
