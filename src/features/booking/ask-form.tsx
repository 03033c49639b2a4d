import { useLingui } from '@lingui/react/macro'
import type { projectIn } from '#property/address/named-project.ts'
import { EnquiryForm } from '#property/enquiry/enquiry-form.tsx'
import { bookingFailureWords } from './booking-words.ts'

interface AskFormProps {
  host: string
  hostName: string
  project: ReturnType<typeof projectIn>
}

/** A question to an agent, without taking a time. */
export function AskForm({ host, hostName, project }: AskFormProps) {
  const { t } = useLingui()
  return (
    <EnquiryForm
      label={t`A question`}
      agentName={hostName}
      send={async (asked) => (await import('./booking.functions.ts')).askAgent({ data: { ...asked, host, project } })}
      failureWords={bookingFailureWords}
    />
  )
}
