import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** §4: when a vendor's session ends, the guard runs again and redirects to the vendor login. `until`: unix milliseconds. */
export function useVendorEnd(until: number | null): void {
  const router = useRouter()
  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(() => void router.invalidate(), Math.max(0, until - Date.now()) + 1)
    return () => clearTimeout(timer)
  }, [router, until])
}
