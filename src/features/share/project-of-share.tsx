import { Trans } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { parseCountryCode } from '#market/countries.ts'
import { isModuleOpen } from '#market/module-countries.ts'
import { projectReportLink } from '#property/address/project-link.ts'
import { parseTypeGroup, toWireTypeGroup } from '#property/address/wire-words.ts'
import { ButtonLink } from '#ui/button.tsx'

/** A link to the project that a shared address names, where its report is open; else nothing. */
export function ProjectOfShare() {
  const { countryCode, projectType, projectSlug } = useParams({ strict: false })
  const country = parseCountryCode(countryCode)
  const typeGroup = parseTypeGroup(projectType ?? '')
  if (!country || !typeGroup || !projectSlug || !isModuleOpen('report', country)) return null
  return (
    <ButtonLink {...projectReportLink({ typeGroup: toWireTypeGroup(typeGroup), slug: projectSlug }, country)} look="primary">
      <Trans>Open the project’s report</Trans>
    </ButtonLink>
  )
}
