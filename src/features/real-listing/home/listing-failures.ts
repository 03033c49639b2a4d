import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why a question or a report was not taken, by the failure's code. */
const failures: Record<string, MessageDescriptor> = {
  'enquiry-name': msg`The name was not accepted. Check it and send again.`,
  'enquiry-email': msg`The e-mail address was not accepted. Check it and send again.`,
  'enquiry-phone': msg`The phone number was not accepted. Check it and send again.`,
  'enquiry-message': msg`The message was not accepted. Shorten it and send again.`,
  'enquiry-closed': msg`This home is not advertised by that agent any more. Nothing was sent.`,
  'problem-text': msg`Say in a few words what is wrong.`,
  'problem-email': msg`The e-mail address was not accepted. Check it and send again.`,
  'problem-gone': msg`This is not advertised any more.`,
  'too-many-attempts': msg`There were too many messages from your connection. Try again in an hour; nothing you entered is lost while this page is open.`,
}

const otherFailure = msg`This could not be sent. Nothing you entered is lost; try again in a moment.`

export const listedFailureWords = (code: string): MessageDescriptor => failures[code] ?? otherFailure
