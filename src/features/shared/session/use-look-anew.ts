import { useRouter } from '@tanstack/react-router'
import { useLook } from './use-look.ts'

/**
 * Loads what the page shows anew when there may be something new, unless it is held. Where the site does not answer, the page stays as it is, with
 * what is typed into it: a load that fails would put the page of an error in its place.
 */
export function useLookAnew({ isHeld = false }: { isHeld?: boolean } = {}): void {
  const router = useRouter()
  const load = async () => {
    if (await siteAnswers()) await router.invalidate()
  }
  useLook(() => void (isHeld || load()))
}

/** Asks for the smallest of the site's files. */
const siteAnswers = (): Promise<boolean> =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
