import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'

/** The appointment as a file for a calendar, in the reader's language. */
export function CalendarFileLink({ token }: { token: string }) {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  return (
    <a
      href={`/calendar/booking/${token}.ics?locale=${locale}`}
      download={`${t`appointment`}.ics`}
      className="inline-flex h-9 items-center rounded border border-line bg-sheet px-4 font-[560] text-ink hover:border-ink-3"
    >
      <Trans>Add to your calendar</Trans>
    </a>
  )
}
