import { Trans, useLingui } from '@lingui/react/macro'
import type { ListedHomeFragment } from '#graphql/generated/graphql.ts'
import { whatsAppLink } from '#lib/whatsapp-link.ts'
import { licenceRule } from '#market/licence-rules.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { ButtonLink } from '#ui/button.tsx'

export type ListedAdvertiser = ListedHomeFragment['advertisers'][number]

interface AdvertiserLinesProps {
  one: ListedAdvertiser
  /** as the first sentence to an agent calls the home */
  name: string
  /** its public address */
  url: string
  /** "SG/private-stack/the-meadow": what a viewing is about; undefined where the records have no such project */
  project: string | undefined
  country: CountryCode
}

export const OUTSIDE_LINK = 'inline-flex min-h-8 items-center text-lagoon underline decoration-line underline-offset-4'

/** product §11.3: name, registration, agency, its licence and the registered phone. */
export function AdvertiserLines({ one, name, url, project, country }: AdvertiserLinesProps) {
  const { t } = useLingui()
  const { agentLicence, agencyLicence, sourceName } = one
  return (
    <address className="figures text-sm text-ink-2 not-italic">
      <b className="block text-base font-[560] text-ink">{one.agentName}</b>
      <span className="block">
        <Trans>Registration {agentLicence}</Trans>
      </span>
      {licenceRule(country).isLookedUp ? null : (
        <span className="block text-ink-3">
          <Trans>Not yet verified: the country’s register is not here</Trans>
        </span>
      )}
      <span className="block">{one.agency}</span>
      <span className="block">
        <Trans>Licence {agencyLicence}</Trans>
      </span>
      <a href={`tel:${one.agentPhone.replace(/[^+\d]/g, '')}`} className={OUTSIDE_LINK}>
        {one.agentPhone}
      </a>{' '}
      {one.host === null ? null : (
        <ButtonLink
          to="/book/$hostId"
          params={{ hostId: one.host }}
          search={{ appointment: 'viewing', project, listing: one.id }}
          size="small"
          className="my-1"
        >
          <Trans>Book a viewing</Trans>
        </ButtonLink>
      )}
      <a href={whatsAppLink(one.agentPhone, t`Hello, I saw ${name}: ${url}`)} target="_blank" rel="noreferrer" className={OUTSIDE_LINK}>
        <Trans>WhatsApp</Trans>
      </a>
      <span className="block text-ink-3">
        {sourceName === null ? <Trans>Written here by the agent</Trans> : <Trans>Sent by the system of {sourceName}</Trans>}
      </span>
    </address>
  )
}
