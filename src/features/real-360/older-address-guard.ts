import { redirect } from '@tanstack/react-router'

type Newer = '/real360' | '/real360/contact' | '/real360/faq' | '/real360/pricing' | '/real360/staging'

/** Pages below /temp are older addresses of the same (product §4.15): for good, with what the address asks. */
export function toNewerAddress(to: Newer, search: object): never {
  throw redirect({ to, search, statusCode: 301, replace: true })
}
