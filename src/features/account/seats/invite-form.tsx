import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { InviteSeatsMutation, SeatRight } from '#graphql/generated/graphql.ts'
import { SEAT_INVITES_MAX } from '#graphql/limits.ts'
import { useTypedText } from '#session/use-typed-text.ts'
import { Button } from '#ui/button.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { RIGHTS_SHOWN } from '../words/right-words.tsx'
import { addressesIn } from './addresses.ts'
import { RightFields } from './right-fields.tsx'
import { seatRefusalWords } from './seat-texts.ts'
import { useSeatActs } from './use-seat-acts.ts'

type Results = InviteSeatsMutation['inviteSeats']

/** Invites one or several addresses; those that were refused stay in the field, each with its reason. */
export function InviteForm({ free }: { free: number }) {
  const { i18n } = useLingui()
  const id = useId()
  const acts = useSeatActs()
  const { text, write: setText } = useTypedText('seat invitations')
  const [rights, setRights] = useState<SeatRight[]>([...RIGHTS_SHOWN])
  const [results, setResults] = useState<Results>([])
  const emails = addressesIn(text)
  async function invite() {
    setResults([])
    const answer = await acts.act(`invite ${emails.join(' ')} ${rights.join(' ')}`, async (key) =>
      (await import('./seat.functions.ts')).sendInvitations({ data: { key, emails, rights } }),
    )
    if (!answer) return
    setResults(answer)
    setText(answer.flatMap(({ code, email }) => (code === null ? [] : [email])).join('\n'))
  }
  return (
    <PageSection title={<Trans>Invite</Trans>} aside={<FreeSeats free={free} />}>
      <ScriptForm
        className="grid gap-5 py-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-x-12"
        onSubmit={(event) => {
          event.preventDefault()
          void invite()
        }}
      >
        <div className="grid content-start gap-2">
          <label htmlFor={id} className="font-[560]">
            <Trans>E-mail addresses</Trans>
          </label>
          <TextArea
            id={id}
            name="emails"
            value={text}
            onValue={setText}
            rows={3}
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${id}-hint`}
            className="min-h-20"
          />
          <p id={`${id}-hint`} className="text-sm text-ink-3">
            <Trans>One or several, up to {SEAT_INVITES_MAX}. Each person chooses a name and password that you do not learn.</Trans>
          </p>
          <InviteResults results={results} />
        </div>
        <div className="grid content-start justify-items-start gap-5">
          <RightFields rights={rights} onRights={setRights} />
          {acts.failure ? (
            <p role="alert" className="text-bad">
              {seatRefusalWords(i18n, acts.failure)}
            </p>
          ) : null}
          <Button type="submit" look="primary" disabled={acts.isSending || emails.length === 0}>
            {acts.isSending ? <Trans>Sending</Trans> : <Trans>Send the invitation</Trans>}
          </Button>
        </div>
      </ScriptForm>
    </PageSection>
  )
}

const FreeSeats = ({ free }: { free: number }) => (free > 0 ? <Trans>{free} free</Trans> : <Trans>All seats are taken</Trans>)

function InviteResults({ results }: { results: Results }) {
  const { t, i18n } = useLingui()
  if (results.length === 0) return null
  return (
    <div role="status" aria-label={t`What became of each address`} className="pt-2">
      <ul className="grid gap-2 border-s-2 border-line ps-4">
        {results.map(({ email, code }) => (
          <li key={email} className="wrap-anywhere">
            <span className="font-[560]">{email}</span>{' '}
            {code === null ? (
              <span className="text-good">
                <Trans>The invitation is on its way.</Trans>
              </span>
            ) : (
              <span className="text-bad">{seatRefusalWords(i18n, { code })}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
