import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { siteOrigin } from '#session/site-origin.ts'
import { QrCode } from '#ui/qr-code.tsx'
import { useCalendar } from '../calendar/calendar-context.ts'
import { timeOfMinutes } from '../calendar-days.ts'
import type { OpenedOpenHouse } from '../schedule.ts'

/** The code that visitors photograph to check in: shown on the agent's screen, or printed with this page. */
export function CheckInCode({ opened: { token, opensAt, closesAt }, name }: { opened: OpenedOpenHouse; name: string }) {
  const { t } = useLingui()
  const { clock } = useCalendar()
  const [from, until] = [opensAt, closesAt].map((at) => timeOfMinutes(clock(at).minutes))
  return (
    <div className="flex flex-wrap items-start gap-6">
      <QrCode text={`${siteOrigin()}/open-house/${token}`} label={t`Code of the check-in: ${name}`} className="size-56" />
      <div className="grid max-w-[44ch] content-start gap-3">
        <h3 className="font-[560]">
          <Trans>Check-in of visitors</Trans>
        </h3>
        <p className="figures text-ink-2">
          <Trans>
            Visitors photograph this code with their phone and check in, from {from} until {until}. Print this page to hang it at the door.
          </Trans>
        </p>
        <Link
          to="/open-house/$token"
          params={{ token }}
          target="_blank"
          className="inline-flex min-h-6 w-fit items-center text-lagoon underline underline-offset-4"
        >
          <Trans>Open the page of the check-in</Trans>
        </Link>
      </div>
    </div>
  )
}
