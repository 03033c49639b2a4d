import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { type Failure, fail } from '#lib/result.ts'
import { formatDay } from '#session/day-time.ts'
import { siteOrigin } from '#session/site-origin.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { calendarFailureWords } from './failure-words.ts'

const functions = () => import('../addresses.functions.ts')

interface Known {
  publicPath: string
  madeDate: string | null
}

/** The public page of an agent's times, and the secret address for calendar programs. */
export function OwnAddresses() {
  const { i18n } = useLingui()
  const [known, setKnown] = useState<Known | null>(null)
  const [secretPath, setSecretPath] = useState<string | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    void functions()
      .then(({ fetchOwnAddresses }) => fetchOwnAddresses())
      .catch(() => fail('network', 'unreachable'))
      .then((answer) => (answer.ok ? setKnown(answer.value) : setFailure(answer.failure)))
  }, [])
  const renew = async () => {
    setSending(true)
    const { renewCalendarAddress } = await functions()
    const answer = await renewCalendarAddress().catch(() => fail('network', 'unreachable'))
    setSending(false)
    setFailure(answer.ok ? null : answer.failure)
    if (answer.ok) setSecretPath(answer.value)
  }
  return (
    <PageSection title={<Trans>Addresses</Trans>} className="no-print">
      <div className="grid max-w-[44rem] gap-8 pt-5">
        {known ? <PublicPage path={known.publicPath} /> : null}
        <div className="grid justify-items-start gap-3">
          <h3 className="text-lg font-[560]">
            <Trans>Calendar address</Trans>
          </h3>
          <p className="text-ink-2">
            <Trans>
              A secret address under which your calendar program reads your appointments. Whoever has it sees who comes: keep it to
              yourself.
            </Trans>
          </p>
          <CalendarState madeDate={known?.madeDate ?? null} secretPath={secretPath} />
          {failure ? (
            <p role="alert" className="text-bad">
              {calendarFailureWords(i18n, failure)}
            </p>
          ) : null}
          <Button disabled={isSending || !known} onClick={() => void renew()}>
            {known?.madeDate || secretPath ? <Trans>Make a new address</Trans> : <Trans>Make the address</Trans>}
          </Button>
        </div>
      </div>
    </PageSection>
  )
}

function PublicPage({ path }: { path: string }) {
  const { t } = useLingui()
  const url = `${siteOrigin()}${path}`
  return (
    <div className="grid gap-3">
      <Field label={t`Your public page`} hint={t`Send it to people who are to choose a time themselves.`}>
        {(control) => <TextInput {...control} readOnly value={url} onFocus={({ target }) => target.select()} />}
      </Field>
      <a href={path} className="justify-self-start text-lagoon underline decoration-line underline-offset-4 hover:decoration-lagoon">
        <Trans>Open the page</Trans>
      </a>
    </div>
  )
}

/** The address where it was made a moment ago, else when it was. */
function CalendarState({ madeDate, secretPath }: { madeDate: string | null; secretPath: string | null }) {
  const { t, i18n } = useLingui()
  if (secretPath)
    return (
      <div role="status" className="w-full">
        <Field label={t`Your calendar address`} hint={t`Copy it now: it is not shown again. The earlier address does not work any more.`}>
          {(control) => (
            <TextInput {...control} readOnly value={`${siteOrigin()}${secretPath}`} onFocus={({ target }) => target.select()} />
          )}
        </Field>
      </div>
    )
  if (!madeDate) return null
  const day = formatDay(madeDate, i18n.locale)
  return (
    <p className="text-ink-2">
      <Trans>Made on {day}. A new one ends it.</Trans>
    </p>
  )
}
