import { Trans } from '@lingui/react/macro'
import { EstimateHeadline } from '#property/estimate/estimate-headline.tsx'
import type { Format } from '#property/use-format.ts'
import type { Estimate, Project } from '../project.ts'

/** The estimate, and how the project's prices moved. */
export function ValueBlock({ estimate, project, format }: { estimate: Estimate; project: Project; format: Format }) {
  const { change12m, propertyGroup } = project
  const change = change12m === null ? null : { figure: format.change(change12m), name: <Trans>median psf in 12 months</Trans> }
  return <EstimateHeadline estimate={estimate} group={propertyGroup} format={format} further={change} />
}
