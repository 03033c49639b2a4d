import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { KeptHomeFragment } from '#graphql/generated/graphql.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { HomeFailure } from './home-failure.tsx'
import { useHomeActs } from './use-home-acts.ts'

type Letter = 'isMonthly' | 'hasAlert'

/** Which letters tell of a home; none until somebody asks for one. */
export function HomeLetters({ home }: { home: KeptHomeFragment }) {
  const { change, failure } = useHomeActs(home)
  const [sending, setSending] = useState<Partial<Record<Letter, boolean>>>({})
  const [isKept, setKept] = useState(false)
  const choose = async (letter: Letter, isOn: boolean) => {
    setKept(false)
    setSending((now) => ({ ...now, [letter]: isOn }))
    setKept(await change({ [letter]: isOn }))
    setSending(({ [letter]: _, ...rest }) => rest)
  }
  return (
    <section aria-labelledby="home-letters" className="no-print grid gap-2 rounded border border-line bg-sheet p-5 sm:p-6">
      <h2 id="home-letters" className="title text-xl">
        <Trans>Letters about this home</Trans>
      </h2>
      <Checkbox
        label={
          <>
            <span className="font-[560]">
              <Trans>Every month, what it is worth</Trans>
            </span>
            <span className="block text-sm text-ink-2">
              <Trans>The estimate, how it changed, and what was sold nearby. None when the records have not changed.</Trans>
            </span>
          </>
        }
        value={sending.isMonthly ?? home.isMonthly}
        onValue={(isOn) => void choose('isMonthly', isOn)}
      />
      {home.canAlert ? (
        <Checkbox
          label={
            <>
              <span className="font-[560]">
                <Trans>When a home like it is sold nearby</Trans>
              </span>
              <span className="block text-sm text-ink-2">
                <Trans>One letter for all such sales that a new edition of the records brings, and a notice here.</Trans>
              </span>
            </>
          }
          value={sending.hasAlert ?? home.hasAlert}
          onValue={(isOn) => void choose('hasAlert', isOn)}
        />
      ) : null}
      <p role="status" className="text-sm text-ink-2">
        {isKept ? <Trans>Saved</Trans> : null}
      </p>
      <HomeFailure failure={failure} />
      <p className="text-sm text-ink-3">
        <Trans>
          They go to the e-mail address of your account once it is confirmed, hold nothing of what you paid or owe, and each has a link that
          stops it with one press.
        </Trans>
      </p>
    </section>
  )
}
