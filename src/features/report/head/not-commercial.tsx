import { Trans, useLingui } from '@lingui/react/macro'
import { localName } from '#lib/local-name.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { projectReportLink } from '#property/address/project-link.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import type { Project } from '../project.ts'

/** The commercial report asked for of homes: that it is of business space only, and the reports that these homes have. */
export function NotCommercial({ project, country }: { project: Project; country: CountryCode }) {
  const { i18n } = useLingui()
  const { typeGroup, slug } = project
  const place = { countryCode: country, projectType: fromWireTypeGroup(typeGroup), projectSlug: slug }
  return (
    <div className="page grid gap-6 pt-10 pb-20">
      <h1 className="title text-3xl sm:text-4xl">{localName(i18n, project)}</h1>
      <Panel
        kind="empty"
        title={<Trans>There is no commercial report of homes</Trans>}
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink
              to="/report/$reportKey/project/$countryCode/$projectType/$projectSlug"
              params={{ reportKey: 'project-pro', ...place }}
              look="primary"
            >
              <Trans>Open the project report</Trans>
            </ButtonLink>
            <ButtonLink
              to="/report/$reportKey/project/$countryCode/$projectType/$projectSlug"
              params={{ reportKey: 'property-pro', ...place }}
            >
              <Trans>Open the property report</Trans>
            </ButtonLink>
            <ButtonLink {...projectReportLink({ typeGroup, slug }, country)}>
              <Trans>Open the free report</Trans>
            </ButtonLink>
          </div>
        }
      >
        <p>
          <Trans>The commercial report is of offices, shops and industrial buildings. People live in this one.</Trans>
        </p>
      </Panel>
    </div>
  )
}
