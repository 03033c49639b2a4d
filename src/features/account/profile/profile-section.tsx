import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { lazy } from 'react'
import { localeOf } from '#locales/locales.ts'
import { parseCountryCode } from '#market/countries.ts'
import { licenceRule } from '#market/licence-rules.ts'
import { parseLocaleCode } from '#market/locale-tags.ts'
import { countryName } from '#session/country-name.ts'
import { PageSection } from '#ui/page-section.tsx'
import { SettingRow } from '../editor/setting-row.tsx'
import type { OwnAccount } from '../own-account.ts'

const NameEditor = lazy(() => import('./name-editor.tsx'))
const AvatarEditor = lazy(() => import('./avatar-editor.tsx'))
const LicenceEditor = lazy(() => import('./licence-editor.tsx'))
const AgencyEditor = lazy(() => import('./agency-editor.tsx'))
const OwnPageEditor = lazy(() => import('./own-page-editor.tsx'))
const PlaceEditor = lazy(() => import('./place-editor.tsx'))

/** The public parts of the account, and the language of its mails. */
export function ProfileSection({ account }: { account: OwnAccount }) {
  const { t, i18n } = useLingui()
  const country = parseCountryCode(account.country)
  const language = parseLocaleCode(account.language)
  return (
    <PageSection title={<Trans>Profile</Trans>}>
      <ul>
        <SettingRow title={<Trans>Name</Trans>} account={account} editor={NameEditor} label={t`Change the name`}>
          {account.nickName}
        </SettingRow>
        <SettingRow title={<Trans>Picture</Trans>} account={account} editor={AvatarEditor} label={t`Change the picture`}>
          {account.avatar ? <Trans>Shown beside your name.</Trans> : <Trans>None. Your initial stands for it.</Trans>}
        </SettingRow>
        {account.detail || account.roles.includes('agent') ? <LicenceRow account={account} /> : null}
        {account.detail?.ceaNumber ? <OwnPageRow account={account} number={account.detail.ceaNumber} /> : null}
        <SettingRow
          title={<Trans>Country and language</Trans>}
          account={account}
          editor={PlaceEditor}
          label={t`Change country and language`}
        >
          {[country && countryName(i18n, country), language && localeOf(language).name].filter(Boolean).join(', ')}
        </SettingRow>
      </ul>
    </PageSection>
  )
}

/** §5: typed freely in Malaysia, and where the site has no register (product §2.17); elsewhere from the register. */
function LicenceRow({ account }: { account: OwnAccount }) {
  const { t } = useLingui()
  const { detail } = account
  const country = parseCountryCode(account.country)
  const isTyped = country !== null && !licenceRule(country).isLookedUp
  const lines = detail ? [detail.salespersonName, [detail.estateAgency, detail.estateAgencyLicenseNo].filter(Boolean).join(', ')] : []
  return (
    <SettingRow
      title={<Trans>Licence</Trans>}
      account={account}
      editor={isTyped ? AgencyEditor : LicenceEditor}
      label={isTyped ? t`Change the agency` : t`Look up the licence`}
      verb={isTyped ? undefined : <Trans>Look up</Trans>}
    >
      <span className="figures">{detail?.ceaNumber ?? <Trans>No licence number is given.</Trans>}</span>
      {lines.filter(Boolean).map((line) => (
        <span key={line} className="text-base text-ink-2">
          {line}
        </span>
      ))}
      {isTyped && detail?.ceaNumber ? (
        <span className="text-base text-ink-2">
          <Trans>Not checked against a register.</Trans>
        </span>
      ) : null}
    </SettingRow>
  )
}

/** The page that an agent can pass on, and what it says. */
function OwnPageRow({ account, number }: { account: OwnAccount; number: string }) {
  const { t } = useLingui()
  return (
    <SettingRow title={<Trans>Your own page</Trans>} account={account} editor={OwnPageEditor} label={t`Change your page`}>
      <Link
        to="/share/$agentNumber/profile"
        params={{ agentNumber: number }}
        search={{ countryCode: parseCountryCode(account.country) ?? undefined }}
        className="text-lagoon underline underline-offset-4"
      >
        <Trans>Your page with badge, lines and market figures</Trans>
      </Link>
    </SettingRow>
  )
}
