import { useRouter } from '@tanstack/react-router'

/** The address of a saved page in the reader's language. */
export function useSavedAddress({ path, search }: { path: string; search: string }): string {
  const router = useRouter()
  // the search screen is used as an example, because only the prefix of its address is needed
  const prefix = router.buildLocation({ to: '/about-us' }).publicHref.split('/about-us')[0]
  return `${prefix}${path}${search}`
}
