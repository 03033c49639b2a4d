import { RentMissing } from '#property/estimate/rent-missing.tsx'
import type { Project, ReportMarket } from '../project.ts'

/** Where rents are disclosed and none stands beside the estimate: why. */
export const NoRent = ({ project, market }: { project: Project; market: ReportMarket }) => (
  <p className="max-w-[68ch] border-t border-line pt-4 text-ink-2">
    <RentMissing typeGroup={project.typeGroup} isDemo={market.isDemo} />
  </p>
)
