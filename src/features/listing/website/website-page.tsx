import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, useRouteContext } from '@tanstack/react-router'
import type { OwnBrandFragment } from '#graphql/generated/graphql.ts'
import { LOCALES } from '#locales/locales.ts'
import { DEFAULT_LOCALE } from '#market/locale-tags.ts'
import { agencySnippet, agentListingsPath } from '#property/embed-snippet.ts'
import { MadeSnippet } from '#property/made-snippet.tsx'
import { siteOrigin } from '#session/site-origin.ts'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { Panel } from '#ui/panel.tsx'
import { BrandForm } from './brand-form.tsx'

const route = getRouteApi('/_default/user/idx')

/** An agent's listings on the agent's own website: how they look, where they may be shown, and the lines to paste. */
export function WebsitePage() {
  const answer = route.useLoaderData()
  if (!answer) return null
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-8 py-9">
      <header>
        <h1 className="title text-4xl">
          <Trans>Your listings on your own website</Trans>
        </h1>
        <p className="mt-1 max-w-[68ch] text-ink-2">
          <Trans>A block with what you advertise, in your colour and with your logo. It keeps itself up to date and sets no cookie.</Trans>
        </p>
      </header>
      {!answer.ok ? (
        <FailedPanel title={<Trans>Your choices could not be loaded</Trans>} />
      ) : answer.value.number === null ? (
        <Panel kind="forbidden" title={<Trans>Only agents have such a block</Trans>}>
          <Trans>Give your licence number in your account: the block shows it beside your name.</Trans>
        </Panel>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-2">
          <PageSection title={<Trans>How it looks</Trans>}>
            <div className="pt-5">
              <BrandForm brand={answer.value} />
            </div>
          </PageSection>
          <Lines brand={answer.value} number={answer.value.number} />
        </div>
      )}
    </div>
  )
}

/** The lines to paste, and the block as it is now; there is none before something was chosen. */
function Lines({ brand: { accent, logo, hosts }, number }: { brand: OwnBrandFragment; number: string }) {
  const { i18n, t } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const locale = LOCALES.find(({ iso }) => iso === i18n.locale)?.code ?? DEFAULT_LOCALE
  const path = agentListingsPath(number, country, locale)
  const isOpen = accent !== null || logo !== null || hosts.length > 0
  return (
    <PageSection title={<Trans>For your website</Trans>}>
      <div className="grid gap-4 pt-5">
        {hosts.length === 0 ? (
          <p className="text-ink-2">
            <Trans>Name a website first: no other one can show the block.</Trans>
          </p>
        ) : null}
        {isOpen ? (
          <MadeSnippet
            key={[accent, logo, ...hosts].join(' ')}
            snippet={agencySnippet(siteOrigin(), path, t`Homes that I advertise`)}
            path={path}
          />
        ) : null}
      </div>
    </PageSection>
  )
}
