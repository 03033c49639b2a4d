import type { ProviderContext } from '../../context.ts'
import type { MailTemplate } from '../../messages/words/templates.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { type NewLetter, writeLetter } from './write-letter.ts'

type SendingContext = Pick<ProviderContext, 'trade' | 'clock' | 'country' | 'later' | 'post'>

/** Writes a letter that belongs to no transaction of trade, such as one about an account, and has it delivered after the answer. Throws when it is not written. */
export async function sendLetter<Template extends MailTemplate>(
  context: SendingContext,
  letter: Omit<NewLetter<Template>, 'country' | 'at'>,
): Promise<void> {
  const { trade, clock, country, later, post } = context
  await writeLetter(trade, { ...letter, country: country.countryCode, at: unixSeconds(clock) })
  later(post.push([letter.key]))
}
