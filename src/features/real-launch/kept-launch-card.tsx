import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { KeptLaunchFragment } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { projectMapLink } from '#property/address/project-link.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { FactsList } from '#property/facts-list.tsx'
import { Elevation } from '#property/picture/pictures.tsx'
import { pictureOfProject } from '#property/picture-of-project.ts'
import { useFormat } from '#property/use-format.ts'
import { tenureWords } from '#property/vocabulary-words.ts'
import { Badge } from '#ui/badge.tsx'
import { BalanceBar } from './balance-bar.tsx'
import { NextDay } from './launch-days.tsx'
import { LAUNCH_TONES, launchStateWords, nextDay } from './launch-states.ts'

interface KeptLaunchCardProps {
  launch: KeptLaunchFragment
  country: CountryCode
  currency: string
  today: string
}

/** A launch with a price list: state, what is left, from which price, and what comes next. */
export function KeptLaunchCard({ launch, country, currency, today }: KeptLaunchCardProps) {
  const { i18n, t } = useLingui()
  const format = useFormat(currency)
  const { project, name, state, priceFrom, psfMin, psfMax, tenure, tenureYears, isInvented } = launch
  const next = nextDay(launch, today)
  const place = { countryCode: country, projectType: fromWireTypeGroup(launch.typeGroup), projectSlug: launch.projectSlug }
  const lease = tenureYears === null ? null : t`${tenureYears} years`
  return (
    <article className="flex flex-col overflow-hidden rounded border border-line bg-sheet">
      {project ? (
        <Elevation
          {...pictureOfProject(project)}
          width={320}
          height={200}
          className="aspect-[3/1] w-full border-b border-line sm:aspect-[16/10]"
        />
      ) : null}
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div>
          <p className="mb-1 flex flex-wrap items-center gap-2">
            <Badge tone={LAUNCH_TONES[state]}>{i18n._(launchStateWords[state])}</Badge>
            {isInvented ? (
              <Badge tone="caution">
                <Trans>Invented for demonstration</Trans>
              </Badge>
            ) : null}
            {next ? (
              <span className="figures text-sm text-ink-2">
                <NextDay next={next} />
              </span>
            ) : null}
          </p>
          <h3 className="title text-xl">
            <Link
              to="/realLaunch/project/$countryCode/$projectType/$projectSlug"
              params={place}
              className="decoration-line underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          </h3>
          {project ? <p className="text-ink-2">{[project.street, localName(i18n, project.area)].filter(Boolean).join(' · ')}</p> : null}
        </div>
        <BalanceBar {...launch} />
        <FactsList
          facts={[
            { key: 'from', name: t`Price from`, value: priceFrom === null ? null : format.money(priceFrom) },
            {
              key: 'psf',
              name: t`Price per square foot`,
              value: psfMin === null || psfMax === null ? null : format.range(format.psfFigure(psfMin), format.psf(psfMax)),
            },
            { key: 'completion', name: t`Expected completion`, value: launch.topMonth && format.month(launch.topMonth) },
            { key: 'tenure', name: t`Tenure`, value: tenure === 'LEASEHOLD' && lease ? lease : i18n._(tenureWords[tenure]) },
            { key: 'developer', name: t`Developer`, value: launch.developer },
          ]}
        />
        <p className="no-print mt-auto flex flex-wrap gap-x-5 gap-y-1 text-sm font-[560] text-lagoon">
          <Link
            to="/realLaunch/project/$countryCode/$projectType/$projectSlug"
            params={place}
            className="inline-flex min-h-6 items-center underline decoration-line underline-offset-4"
          >
            <Trans>Price list of {name}</Trans>
          </Link>
          {project ? (
            <Link
              {...projectMapLink(project.id, country)}
              className="inline-flex min-h-6 items-center underline decoration-line underline-offset-4"
            >
              <Trans>On the map</Trans>
            </Link>
          ) : null}
          <Link
            to="/contact"
            search={{ interest: 'realLaunch', about: `/realLaunch/project/${country}/${place.projectType}/${place.projectSlug}` }}
            className="inline-flex min-h-6 items-center underline decoration-line underline-offset-4"
          >
            <Trans>Ask about it</Trans>
          </Link>
        </p>
      </div>
    </article>
  )
}
