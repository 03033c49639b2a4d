import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { parseCountryCode } from '#market/countries.ts'
import { countryName } from '#session/country-name.ts'
import { formatDay } from '#session/day-time.ts'
import { Badge } from '#ui/badge.tsx'
import { spacedPhone } from '#ui/form/phone-value.ts'
import { Panel } from '#ui/panel.tsx'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import { ROLE_WORDS, STATUS_WORDS } from '../words/state-words.tsx'
import type { UserPage } from './desk-page.ts'

type User = UserPage['nodes'][number]

/** Accounts, the newest first. */
export function UserTable({ users }: { users: readonly User[] }) {
  const { t, i18n } = useLingui()
  if (users.length === 0)
    return (
      <Panel kind="empty" title={<Trans>No account fits</Trans>}>
        <Trans>Try fewer letters, or all countries.</Trans>
      </Panel>
    )
  const place = (code: string) => {
    const country = parseCountryCode(code)
    return country ? countryName(i18n, country) : code
  }
  const columns: Column<User>[] = [
    {
      key: 'name',
      header: t`Name`,
      cell: ({ id, nickName }) => (
        <Link
          to="/user/account-overview/staff/account/$accountId"
          params={{ accountId: id }}
          className="inline-flex min-h-6 items-center font-[560] text-lagoon underline decoration-line underline-offset-4"
        >
          {nickName}
        </Link>
      ),
    },
    { key: 'email', header: t`E-mail`, cell: ({ email }) => email },
    {
      key: 'phone',
      header: t`Phone`,
      cell: ({ phoneNumber }) => <span className="figures whitespace-nowrap">{spacedPhone(phoneNumber)}</span>,
    },
    {
      key: 'roles',
      header: t`Kind`,
      cell: ({ roles }) => (
        <span className="flex gap-1">
          {roles.map((role) => (
            <Badge key={role}>{ROLE_WORDS[role] ?? role}</Badge>
          ))}
        </span>
      ),
    },
    { key: 'country', header: t`Country`, cell: ({ country }) => place(country) },
    { key: 'licence', header: t`Licence`, cell: ({ detail }) => <span className="figures">{detail?.ceaNumber}</span> },
    { key: 'agency', header: t`Agency`, cell: ({ detail }) => detail?.estateAgency },
    {
      key: 'plan',
      header: t`Subscription`,
      cell: ({ stripeSubscription }) =>
        stripeSubscription ? <Badge tone="lagoon">{STATUS_WORDS[stripeSubscription.status] ?? stripeSubscription.status}</Badge> : null,
    },
    { key: 'since', header: t`Since`, numeric: true, cell: ({ createdDate }) => formatDay(createdDate, i18n.locale) },
  ]
  return <DataTable caption={t`Accounts, newest first`} captionHidden columns={columns} rows={users} rowKey={({ id }) => id} />
}
