import { actionKey } from '../../asked.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { idOfKey } from '../../id-of-key.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { takeFromNetwork } from '../../throttle.ts'
import { requireViewer } from '../../viewer.ts'
import { askedLocale } from '../booking/appointment-answer.ts'
import { announce } from '../notice/announce.ts'
import { readOwnSeat } from '../seat/own-seat.ts'
import { readEnquiry } from './read-enquiry.ts'
import { takeLead } from './take-lead.ts'

/** Writes to whoever pays for the viewer's seat: an enquiry of the payer's, from the name and address of the account. */
async function writeToPayer(context: ProviderContext, key: string, message: string): Promise<void> {
  const viewer = await requireViewer(context)
  const now = unixSeconds(context.clock)
  const seat = await readOwnSeat(context.account, viewer.id, now)
  if (!seat || seat.state === 'removed') throw refusal('seat-unknown', 'There is no such seat.')
  const person = readEnquiry({ name: viewer.nickName, email: viewer.email, phone: '', message })
  await takeFromNetwork(context, 'enquiry')
  const told = await takeLead(
    context.trade,
    {
      id: idOfKey(actionKey(key, viewer.id, 'payer')),
      country: context.country.countryCode,
      owner: seat.holder,
      origin: 'contact',
      ...person,
      interest: 'question',
      company: '',
      locale: askedLocale(context),
      home: null,
      isProven: viewer.emailVerifiedAt !== null,
      honey: '',
      seconds: null,
      siteOrigin: context.siteOrigin,
      at: now,
    },
    [],
  )
  announce(context, told)
}

builder.mutationField('writeToPayer', (t) =>
  t.field({
    type: 'Boolean',
    description:
      'Writes to whoever pays for the viewer’s seat, suspended or not; it comes as an enquiry. The same key does it once. Codes: seat-unknown, enquiry-message, too-many-attempts.',
    args: { key: t.arg.string({ required: true }), message: t.arg.string({ required: true }) },
    extensions: { cost: 50 },
    resolve: async (_, { key, message }, context) => {
      await writeToPayer(context, key, message)
      return true
    },
  }),
)
