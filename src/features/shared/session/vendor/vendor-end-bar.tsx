import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { formatDayTime } from '../day-time.ts'

/** How long before its end a vendor is told that the session ends. */
const VENDOR_WARNING_SECONDS = 120

/** §4: when a vendor's session ends, the guard runs again and redirects to the vendor login. `until`: unix milliseconds. True in its last two minutes. */
function useVendorEnd(until: number | null): boolean {
  const router = useRouter()
  const [isEnding, setEnding] = useState(false)
  useEffect(() => {
    if (until === null) return
    setEnding(false)
    const left = until - Date.now()
    const warning = setTimeout(() => setEnding(true), Math.max(0, left - VENDOR_WARNING_SECONDS * 1_000))
    const end = setTimeout(() => void router.invalidate(), Math.max(0, left) + 1)
    return () => {
      clearTimeout(warning)
      clearTimeout(end)
    }
  }, [router, until])
  return isEnding
}

const VendorRenewal = lazy(async () => ({ default: (await import('./vendor-renewal.tsx')).VendorRenewal }))

/** Says two minutes before that the session ends (§4), and offers to log in again on this page. */
export function VendorEndBar({ until }: { until: number | null }) {
  const { i18n } = useLingui()
  const isEnding = useVendorEnd(until)
  const [isOpen, setOpen] = useState(false)
  const at = until === null ? '' : formatDayTime(new Date(until).toISOString(), i18n.locale)
  return (
    <div role="status" className="sticky top-0 z-10 empty:hidden">
      {isEnding ? (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded bg-caution-soft p-4 text-caution-ink">
          <p>
            <Trans>You are logged out at {at}. What you typed is kept.</Trans>
          </p>
          <Button onClick={() => setOpen(true)}>
            <Trans>Stay logged in</Trans>
          </Button>
        </div>
      ) : null}
      {isOpen ? (
        <Suspense>
          <VendorRenewal onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
