import { createFileRoute } from '@tanstack/react-router'
import { toNewerAddress } from '#features/real-360/older-address-guard.ts'

export const Route = createFileRoute('/_tour/temp/real360/staging')({
  beforeLoad: ({ search }) => toNewerAddress('/real360/staging', search),
})
