import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { AccountDeed } from '#graphql/generated/enumerations.ts'
import { formatDayTime } from '#session/day-time.ts'
import { Button } from '#ui/button.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { DeedForm } from './deed-form.tsx'
import type { StaffPerson } from './person-data.ts'
import { ACCOUNT_DEED_WORDS, STAFF_DEED_WORDS } from './person-words.ts'

type Standing = Pick<StaffPerson, 'isStaff' | 'isActivated' | 'suspendedDate'> & {
  sessions: readonly unknown[]
  user: Pick<StaffPerson['user'], 'isEmailVerified'>
}

/** What can be done with an account as it stands. */
export function openDeeds({ isStaff, isActivated, suspendedDate, sessions, user }: Standing): AccountDeed[] {
  if (isStaff) return ['NOTE']
  const open: Record<AccountDeed, boolean> = {
    NOTE: true,
    SEND_LINK: suspendedDate === null && (!isActivated || !user.isEmailVerified),
    END_SESSIONS: sessions.length > 0,
    SUSPEND: suspendedDate === null,
    LET_IN: suspendedDate !== null,
  }
  return AccountDeed.filter((deed) => open[deed])
}

const loadFunctions = () => import('./person.functions.ts')

/** What staff can do with the account, and what they did. */
export function PersonDeeds({ person }: { person: StaffPerson }) {
  const { i18n } = useLingui()
  const [chosen, setChosen] = useState<AccountDeed | null>(null)
  const close = () => setChosen(null)
  return (
    <PageSection title={<Trans>What staff did</Trans>}>
      <div className="grid gap-4 py-5">
        <div className="flex flex-wrap gap-3">
          {openDeeds(person).map((deed) => (
            <Button
              key={deed}
              size="small"
              look={deed === 'SUSPEND' ? 'ghost' : undefined}
              aria-pressed={deed === chosen}
              onClick={() => setChosen(deed === chosen ? null : deed)}
            >
              {i18n._(ACCOUNT_DEED_WORDS[deed])}
            </Button>
          ))}
        </div>
        {chosen ? (
          <DeedForm
            key={chosen}
            name={`${person.id} ${chosen}`}
            title={i18n._(ACCOUNT_DEED_WORDS[chosen])}
            send={async (asked) => (await loadFunctions()).sendDeed({ data: { ...asked, id: person.id, deed: chosen } })}
            onDone={close}
            onCancel={close}
          />
        ) : null}
      </div>
      <DeedList deeds={person.deeds} />
    </PageSection>
  )
}

function DeedList({ deeds }: Pick<StaffPerson, 'deeds'>) {
  const { t, i18n } = useLingui()
  if (deeds.length === 0)
    return (
      <p className="text-ink-2">
        <Trans>Nothing yet.</Trans>
      </p>
    )
  return (
    <ul aria-label={t`What staff did, the newest first`}>
      {deeds.map(({ id, deed, reason, about, staffName, date }) => (
        <li key={id} className="grid gap-0.5 border-b border-line-2 py-3">
          <span className="font-[560]">{i18n._(STAFF_DEED_WORDS[deed])}</span>
          <span className="max-w-[64ch] wrap-anywhere">{reason}</span>
          <span className="figures text-sm text-ink-3">
            {[formatDayTime(date, i18n.locale), staffName, about].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
