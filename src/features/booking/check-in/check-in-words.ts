import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why an entry was not taken, or is not sent yet, by the failure's code. */
const FAILURES = new Map<string, MessageDescriptor>([
  ['open-house-unknown', msg`This open house was cancelled. Nothing was sent.`],
  ['open-house-closed', msg`The check-in of this open house is closed. Nothing was sent.`],
  ['visit-name', msg`The name was not accepted. Check it and send again.`],
  ['visit-phone', msg`The phone number was not accepted. Check it and send again.`],
  ['visit-email', msg`The e-mail address was not accepted. Check it and send again.`],
  ['visit-answer', msg`The answer was not accepted. Shorten it and send again.`],
  ['unreachable', msg`There is no connection. Your entry is kept on this device and sent once when the connection is back.`],
  ['too-many-attempts', msg`Many people check in here at present. Your entry is kept on this device and sent in a while.`],
])

const otherFailure = msg`Your entry could not be sent yet. It is kept on this device and sent once as soon as that is possible.`

export const checkInFailureWords = (code: string): MessageDescriptor => FAILURES.get(code) ?? otherFailure
