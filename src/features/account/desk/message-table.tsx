import { Trans, useLingui } from '@lingui/react/macro'
import { countryName } from '#session/country-name.ts'
import { formatDayTime } from '#session/day-time.ts'
import { spacedPhone } from '#ui/form/phone-value.ts'
import { Panel } from '#ui/panel.tsx'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import type { MessagePage } from './desk-page.ts'

type Message = MessagePage['nodes'][number]

/** What people wrote to the operator, the newest first. */
export function MessageTable({ messages }: { messages: readonly Message[] }) {
  const { t, i18n } = useLingui()
  if (messages.length === 0)
    return (
      <Panel kind="empty" title={<Trans>No message fits</Trans>}>
        <Trans>Try fewer letters, or all countries.</Trans>
      </Panel>
    )
  const columns: Column<Message>[] = [
    {
      key: 'at',
      header: t`Written`,
      cell: ({ createdDate }) => <span className="figures">{formatDayTime(createdDate, i18n.locale)}</span>,
    },
    // one of the subjects of the contact form, as the address says it
    { key: 'about', header: t`About`, cell: ({ interest }) => <span className="font-[560]">{interest}</span> },
    {
      key: 'message',
      header: t`Message`,
      cell: ({ message }) => <p className="max-w-[60ch] min-w-60 whitespace-pre-line wrap-anywhere">{message}</p>,
    },
    {
      key: 'from',
      header: t`From`,
      cell: ({ name, companyName, email, phone }) => (
        <>
          <span className="block">{companyName ? `${name}, ${companyName}` : name}</span>
          <a href={`mailto:${email}`} className="inline-flex min-h-6 items-center text-lagoon underline underline-offset-4">
            {email}
          </a>
          <span className="figures block whitespace-nowrap text-ink-2">{spacedPhone(phone)}</span>
        </>
      ),
    },
    { key: 'country', header: t`Country`, cell: ({ country }) => (country ? countryName(i18n, country) : null) },
  ]
  return <DataTable caption={t`Messages, newest first`} captionHidden columns={columns} rows={messages} rowKey={({ id }) => id} />
}
