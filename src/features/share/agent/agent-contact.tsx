import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useRouteContext } from '@tanstack/react-router'
import { contactCard } from '#lib/contact-card.ts'
import { webLink } from '#lib/web-link.ts'
import { whatsAppLink } from '#lib/whatsapp-link.ts'
import { joinLocale } from '#locales/locale-url.ts'
import { siteOrigin } from '#session/site-origin.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import type { OpenedAgent } from '../share-guard.ts'

const LINK = 'inline-flex min-h-6 items-center wrap-anywhere text-lagoon underline underline-offset-4'

/** The ways to an agent: a time, a question, phone, a card for the address book, and the page as a code. */
export function AgentContact({ agent }: { agent: OpenedAgent }) {
  const { t } = useLingui()
  const { prefix } = useRouteContext({ from: '__root__' })
  const { pathname } = useLocation()
  const { lines, host, languages } = agent
  const website = webLink(agent.website)
  const page = `${siteOrigin()}${joinLocale(prefix, pathname)}?countryCode=${agent.country}`
  const card = contactCard({
    name: lines.name,
    company: lines.agency,
    title: lines.licence,
    phone: lines.phone,
    languages,
    websites: website ? [page, website] : [page],
  })
  return (
    <PageSection title={<Trans>Contact</Trans>}>
      <div className="mt-4 grid justify-items-start gap-4">
        {host ? (
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/book/$hostId" params={{ hostId: host }} look="primary">
              <Trans>Book a time</Trans>
            </ButtonLink>
            <ButtonLink to="/book/$hostId" params={{ hostId: host }} hash="ask">
              <Trans>Ask the agent</Trans>
            </ButtonLink>
          </div>
        ) : null}
        <a href={whatsAppLink(lines.phone)} target="_blank" rel="noreferrer" className={LINK}>
          <Trans>WhatsApp</Trans>
        </a>
        <a
          href={`data:text/vcard;charset=utf-8,${encodeURIComponent(card.toWellFormed())}`}
          download={`${lines.licence}.vcf`}
          className={LINK}
        >
          <Trans>Save to your address book</Trans>
        </a>
        {website ? (
          <a href={website} target="_blank" rel="noreferrer nofollow ugc" className={LINK}>
            {agent.websiteTitle ?? website.replace(/^https?:\/\//, '')}
          </a>
        ) : null}
        <QrCode text={page} label={t`Code of this page’s address`} className="size-32" />
      </div>
    </PageSection>
  )
}
