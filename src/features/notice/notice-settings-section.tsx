import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { NoticeChannel, NoticeGroup, NoticeSettingsQuery } from '#graphql/generated/graphql.ts'
import { Select } from '#ui/form/select.tsx'
import { PageSection } from '#ui/page-section.tsx'

type Setting = NoticeSettingsQuery['noticeSettings'][number]

const GROUP_WORDS = {
  LEADS: <Trans>Leads</Trans>,
  BOOKINGS: <Trans>Appointments</Trans>,
  ORDERS: <Trans>Orders</Trans>,
  LISTINGS: <Trans>Listings</Trans>,
  SEARCHES: <Trans>Saved searches and your homes</Trans>,
  SUBSCRIPTION: <Trans>Subscription</Trans>,
  SHARES: <Trans>What you share</Trans>,
  SEATS: <Trans>Seats</Trans>,
  SESSIONS: <Trans>Signing in and out</Trans>,
} satisfies Record<NoticeGroup, ReactNode>

/** Groups of which something is written; whoever writes the first notice of another group adds it, so that no setting is without effect. */
const NOTIFIED: ReadonlySet<NoticeGroup> = new Set<NoticeGroup>([
  'LEADS',
  'BOOKINGS',
  'LISTINGS',
  'SEARCHES',
  'SUBSCRIPTION',
  'SHARES',
  'SEATS',
])

/** How the person is told of each group: on screen and by mail, on screen only, or not at all. */
export function NoticeSettingsSection({ settings }: { settings: readonly Setting[] }) {
  return (
    <PageSection title={<Trans>How you are told</Trans>}>
      <ul>
        {settings
          .filter(({ group }) => NOTIFIED.has(group))
          .map((setting) => (
            <SettingItem key={setting.group} setting={setting} />
          ))}
      </ul>
    </PageSection>
  )
}

function SettingItem({ setting: { group, channel } }: { setting: Setting }) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<NoticeChannel>(channel)
  const [state, setState] = useState<'still' | 'kept' | 'failed'>('still')
  const choose = async (next: NoticeChannel) => {
    setChosen(next)
    const { updateNoticeSetting } = await import('./notice-settings.functions.ts')
    const answer = await updateNoticeSetting({ data: { group, channel: next } }).catch(() => null)
    if (!answer?.ok) setChosen(chosen)
    setState(answer?.ok ? 'kept' : 'failed')
  }
  const id = `notices-${group.toLowerCase()}`
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="max-w-[56ch]">
        <label htmlFor={id} className="font-[560] text-ink-2">
          {GROUP_WORDS[group]}
        </label>
        {group === 'SUBSCRIPTION' ? (
          <p id={`${id}-always`} className="text-ink-3">
            <Trans>
              When a payment fails, a trial is about to end, or a plan is cancelled or has ended, we always write to you as well.
            </Trans>
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <span role="status" className={state === 'failed' ? 'text-bad' : 'text-ink-3'}>
          {state === 'kept' ? <Trans>Saved</Trans> : state === 'failed' ? <Trans>It could not be saved. Try again.</Trans> : null}
        </span>
        <Select<NoticeChannel>
          id={id}
          value={chosen}
          onValue={(next) => void choose(next)}
          options={[
            { value: 'MAIL', label: t`On screen and by e-mail` },
            { value: 'SCREEN', label: t`On screen only` },
            { value: 'OFF', label: t`Not at all` },
          ]}
        />
      </div>
    </li>
  )
}
