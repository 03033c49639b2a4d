import { Trans, useLingui } from '@lingui/react/macro'
import type { OfficeLocation } from '#market/country.ts'
import { PageSection } from '#ui/page-section.tsx'

const link = 'inline-flex min-h-7 items-center text-lagoon underline decoration-line underline-offset-4 hover:decoration-lagoon'

/** §3: the offices of the country of the visit; nothing where the deployment has set none. */
export function Offices({ offices }: { offices: readonly OfficeLocation[] }) {
  const { t } = useLingui()
  if (offices.length === 0) return null
  return (
    <PageSection title={<Trans>Where we are</Trans>}>
      <ul className="grid gap-6 pt-5">
        {offices.map(({ city, address, phone, email, mapLink }) => (
          <li key={city + address}>
            <h3 className="font-[560]">{city}</h3>
            <address className="grid justify-items-start text-ink-2 not-italic">
              <span>{address}</span>
              {phone ? (
                <a href={`tel:${phone.replaceAll(' ', '')}`} className={link}>
                  {phone}
                </a>
              ) : null}
              {email ? (
                <a href={`mailto:${email}`} className={link}>
                  {email}
                </a>
              ) : null}
              {mapLink ? (
                <a href={mapLink} rel="noopener" target="_blank" aria-label={t`${city} on a map`} className={link}>
                  <Trans>On a map</Trans>
                </a>
              ) : null}
            </address>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
