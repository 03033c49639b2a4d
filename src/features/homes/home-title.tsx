import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { KeptHomeFragment } from '#graphql/generated/graphql.ts'
import { OWN_HOME_NAME_MAX_CHARS } from '#graphql/home-kinds.ts'
import { sqmToSqft } from '#lib/units.ts'
import { DEFAULT_UNIT } from '#property/address/home-search.ts'
import { projectReportLink } from '#property/address/project-link.ts'
import { countryName } from '#session/country-name.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { RenameForm } from '#ui/form/rename-form.tsx'
import { HomeFailure } from './home-failure.tsx'
import { useHomeActs } from './use-home-acts.ts'

/** A home's name, the way to its report, and what else can be done with it. */
export function HomeTitle({ home }: { home: KeptHomeFragment }) {
  const { i18n, t } = useLingui()
  const { change, remove, failure } = useHomeActs(home)
  const [doing, setDoing] = useState<'rename' | 'remove' | null>(null)
  const { name, country } = home
  return (
    <header className="grid gap-3">
      {doing === 'rename' ? (
        <RenameForm
          name={name}
          label={t`Name of the home`}
          maxLength={OWN_HOME_NAME_MAX_CHARS}
          onCancel={() => setDoing(null)}
          onName={async (next) => {
            if (await change({ name: next })) setDoing(null)
          }}
        />
      ) : (
        <p className="title text-2xl wrap-anywhere">
          {name} <span className="text-base font-normal text-ink-3">{countryName(i18n, country)}</span>
        </p>
      )}
      <div className="no-print flex flex-wrap items-center gap-2">
        <ButtonLink {...reportOf(home)} size="small">
          <Trans>Its report</Trans>
        </ButtonLink>
        {doing === 'remove' ? (
          <>
            <p className="text-ink-2">
              <Trans>Remove it with its letters and all that you kept of it?</Trans>
            </p>
            <Button size="small" look="primary" onClick={() => void remove()}>
              <Trans>Remove</Trans>
            </Button>
            <Button size="small" look="ghost" onClick={() => setDoing(null)}>
              <Trans>Keep it</Trans>
            </Button>
          </>
        ) : (
          <>
            <Button size="small" aria-label={t`Rename ${name}`} onClick={() => setDoing('rename')}>
              <Trans>Rename</Trans>
            </Button>
            <Button size="small" look="ghost" aria-label={t`Not my home: ${name}`} onClick={() => setDoing('remove')}>
              <Trans>Not my home</Trans>
            </Button>
          </>
        )}
      </div>
      <HomeFailure failure={failure} />
    </header>
  )
}

/** The report of the home as it is described here. */
function reportOf({ typeGroup, slug, country, home: { unitMix, areaSqm, floor } }: KeptHomeFragment) {
  return {
    ...projectReportLink({ typeGroup, slug }, country),
    search: {
      mix: unitMix ?? undefined,
      area: areaSqm === null ? undefined : Math.round(sqmToSqft(areaSqm)),
      unit: areaSqm === null ? undefined : DEFAULT_UNIT,
      floor: floor ?? undefined,
    },
  }
}
