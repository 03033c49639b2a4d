import { Trans, useLingui } from '@lingui/react/macro'
import type { AgentBrandQuery } from '#graphql/generated/graphql.ts'

type Brand = Pick<NonNullable<AgentBrandQuery['agentBrand']>, 'logo' | 'lines'>

/** The agent's logo, and the lines that every page of an agent shows (product §2.16). */
export function AgentBrandLine({ brand: { logo, lines } }: { brand: Brand }) {
  const { t } = useLingui()
  return (
    <section aria-label={t`Agent`} className="flex flex-wrap items-center gap-x-5 gap-y-2">
      {logo ? <img src={logo} alt={lines.agency} className="max-h-12 max-w-48 object-contain" /> : null}
      <div className="min-w-0">
        <p className="title text-lg">{lines.name}</p>
        <p className="figures text-sm text-ink-2">
          {lines.licence} · {lines.agency} · <Trans>licence {lines.agencyLicence}</Trans> ·{' '}
          <a
            href={`tel:${lines.phone}`}
            className="inline-flex min-h-6 items-center whitespace-nowrap text-lagoon underline underline-offset-4"
          >
            {lines.phone}
          </a>
        </p>
      </div>
    </section>
  )
}
