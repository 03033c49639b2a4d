import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** How long before its end a vendor is told that the session ends. */
export const VENDOR_WARNING_SECONDS = 120

/** §4: when a vendor's session ends, the guard runs again and redirects to the vendor login. `until`: unix milliseconds. True in its last two minutes. */
export function useVendorEnd(until: number | null): boolean {
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
