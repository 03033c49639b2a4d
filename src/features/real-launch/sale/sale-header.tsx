import { Trans, useLingui } from '@lingui/react/macro'
import { localName } from '#lib/local-name.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { projectLink } from '#property/address/project-link.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { FactsList } from '#property/facts-list.tsx'
import { Elevation } from '#property/picture/pictures.tsx'
import { pictureOfProject } from '#property/picture-of-project.ts'
import { ShareOpenPage } from '#property/share/share-open-page.tsx'
import type { Format } from '#property/use-format.ts'
import { tenureWords } from '#property/vocabulary-words.ts'
import { formatDay } from '#session/day-time.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { BalanceBar } from '../balance-bar.tsx'
import { LAUNCH_TONES, launchStateWords } from '../launch-states.ts'
import type { SaleLaunch } from './sale-units.ts'

interface SaleHeaderProps {
  launch: SaleLaunch
  country: CountryCode
  format: Format
}

/** Name, state, facts and the ways on: to the project's report and to whoever answers for the launch. */
export function SaleHeader({ launch, country, format }: SaleHeaderProps) {
  const { i18n, t } = useLingui()
  const { name, project, state, typeGroup, projectSlug, priceFrom, psfMin, psfMax, tenure, tenureYears } = launch
  const day = (text: string | null) => text && formatDay(`${text}T04:00:00Z`, i18n.locale)
  const preview = [day(launch.previewFrom), day(launch.previewTo)].filter((one) => one !== null)
  const lease = tenureYears === null ? null : t`${tenureYears} years`
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 pt-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] print:grid-cols-[minmax(0,1fr)_18rem]">
      <div>
        <p className="flex flex-wrap gap-2 pb-1">
          <Badge tone={LAUNCH_TONES[state]}>{i18n._(launchStateWords[state])}</Badge>
          {launch.isInvented ? (
            <Badge tone="caution">
              <Trans>Invented for demonstration</Trans>
            </Badge>
          ) : null}
        </p>
        <h1 className="title text-3xl">{name}</h1>
        {project ? (
          <p className="pt-1 text-lg text-ink-2">{[project.street, localName(i18n, project.area)].filter(Boolean).join(' · ')}</p>
        ) : null}
        <div className="max-w-md pt-5">
          <BalanceBar {...launch} />
        </div>
        <div className="max-w-xl pt-5">
          <FactsList
            facts={[
              { key: 'from', name: t`Price from`, value: priceFrom === null ? null : format.money(priceFrom) },
              {
                key: 'psf',
                name: t`Price per square foot`,
                value: psfMin === null || psfMax === null ? null : format.range(format.psfFigure(psfMin), format.psf(psfMax)),
              },
              { key: 'preview', name: t`Preview`, value: preview[1] ? format.range(preview[0] ?? '', preview[1]) : (preview[0] ?? null) },
              { key: 'booking', name: t`Booking from`, value: day(launch.bookingFrom) },
              { key: 'completion', name: t`Expected completion`, value: launch.topMonth && format.month(launch.topMonth) },
              { key: 'tenure', name: t`Tenure`, value: tenure === 'LEASEHOLD' && lease ? lease : i18n._(tenureWords[tenure]) },
              { key: 'units', name: t`Homes`, value: format.count(launch.unitCount) },
              { key: 'developer', name: t`Developer`, value: launch.developer },
              { key: 'agent', name: t`Your contact`, value: launch.agent?.name },
              { key: 'source', name: t`Source`, value: launch.source },
            ]}
          />
        </div>
        <div className="no-print flex flex-wrap gap-3 pt-6">
          {state === 'SOLD_OUT' ? null : (
            <ButtonLink to="." search={(now) => now} hash="interest" look="primary">
              <Trans>Register your interest</Trans>
            </ButtonLink>
          )}
          <ButtonLink
            to="/contact"
            search={{ interest: 'realLaunch', about: `/realLaunch/project/${country}/${fromWireTypeGroup(typeGroup)}/${projectSlug}` }}
          >
            <Trans>Ask about it</Trans>
          </ButtonLink>
          {project ? (
            <ButtonLink {...projectLink(project, country)}>
              <Trans>Report</Trans>
            </ButtonLink>
          ) : null}
          <ShareOpenPage title={name} />
        </div>
      </div>
      {project ? (
        <Elevation {...pictureOfProject(project)} width={416} height={300} className="w-full rounded border border-line print:max-w-64" />
      ) : null}
    </div>
  )
}
