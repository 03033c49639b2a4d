import type { ReactNode } from 'react'
import type { projectIn } from '#property/address/named-project.ts'
import type { KindWord } from './kind-wire.ts'
import { type Taken, useVisitForm } from './use-visit-form.ts'
import { VisitForm } from './visit-form.tsx'

interface HostVisitFormProps {
  visit: { host: string; kind: KindWord; startsAt: string; project: ReturnType<typeof projectIn>; listing?: string }
  timeZone: string
  /** who receives what is entered */
  hostName: string
  /** false: no time is chosen at present */
  isReady: boolean
  submit: ReactNode
  onTaken: (taken: Taken) => void
}

/** Who comes to an appointment with an agent, and for what. */
export function HostVisitForm({ visit: asked, onTaken, ...shown }: HostVisitFormProps) {
  const visit = useVisitForm(async (key, values) => {
    const { bookTime } = await import('./booking.functions.ts')
    return bookTime({ data: { ...values, ...asked, key, consent: true } })
  }, onTaken)
  return <VisitForm visit={visit} hasHome={asked.project !== null} {...shown} />
}
