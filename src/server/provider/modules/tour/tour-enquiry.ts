import { actionKey } from '../../asked.ts'
import type { ProviderContext } from '../../context.ts'
import { idOfKey } from '../../id-of-key.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { takeFromNetwork } from '../../throttle.ts'
import { askedLocale } from '../booking/appointment-answer.ts'
import { hostOf } from '../booking/host.ts'
import { deskOf } from '../booking/schedule-store.ts'
import { houseOf } from '../lead/lead-row.ts'
import { isOwnAddress } from '../lead/own-address.ts'
import { readEnquiry } from '../lead/read-enquiry.ts'
import { takeLead } from '../lead/take-lead.ts'
import { announce } from '../notice/announce.ts'
import { countTour } from './count-tour.ts'
import { linesOfTour, type TourRow } from './tour-row.ts'

interface Asked {
  key: string
  name: string
  email: string
  phone: string
  message: string
  honey: string
  seconds: number | null
}

/** Makes the lead of whoever wrote in a tour: of the agent's account, or of the operator where the agent has none here. */
export async function takeTourEnquiry(context: ProviderContext, tour: TourRow, { key, honey, seconds, ...input }: Asked): Promise<void> {
  const person = readEnquiry(input)
  await takeFromNetwork(context, 'enquiry')
  const { country, typeGroup, projectSlug } = tour
  const lines = linesOfTour(tour)
  const about = lines && tour.agent === null ? `${tour.title} (${lines.agentName}, ${lines.agency})` : tour.title
  const locale = askedLocale(context)
  const id = idOfKey(actionKey(key, 'tour-enquiry', tour.id, person.email))
  const [known, isProven, desk] = await Promise.all([
    context.trade.first({}, 'select 1 from lead where id = ?', id),
    isOwnAddress(context, person.email),
    tour.agent === null ? hostOf(context.account, deskOf(country), locale) : null,
  ])
  const notified = await takeLead(
    context.trade,
    {
      id,
      country,
      owner: tour.agent ?? houseOf(country),
      ...person,
      origin: 'tour',
      interest: 'question',
      company: '',
      locale,
      isProven,
      // a home without a project is told of in the message
      message: `${about} (/real360/${tour.path})\n\n${person.message}`,
      typed: person.message,
      home: typeGroup && projectSlug ? { country, typeGroup, slug: projectSlug, name: tour.projectName, unit: '' } : null,
      honey,
      seconds,
      siteOrigin: context.siteOrigin,
      at: unixSeconds(context.clock),
    },
    desk?.readers ?? [],
  )
  if (known === null) await countTour(context, tour, [{ what: 'enquiry', scene: null, seconds: 0 }])
  announce(context, notified)
}
