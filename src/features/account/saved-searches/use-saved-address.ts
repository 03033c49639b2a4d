import { useRouter } from '@tanstack/react-router'

/** The address of a saved page in the reader's language. */
export function useSavedAddress({ path, search }: { path: string; search: string }): string {
  const router = useRouter()
  // the search screen stands for any page: only its prefix is wanted
  const prefix = router.buildLocation({ to: '/about-us' }).publicHref.split('/about-us')[0]
  return `${prefix}${path}${search}`
}
