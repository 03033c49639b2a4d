import { useState } from 'react'
import { fail } from '#lib/result.ts'
import { type CountryCode, UNIT_MIXES } from '#market/vocabulary.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { useEnquiry } from '#property/enquiry/use-enquiry.ts'
import { keptTyped } from '#session/typed-text.ts'
import { useTypedText } from '#session/use-typed-text.ts'
import type { SaleLaunch } from '../sale-units.ts'

interface InterestSubject {
  launch: SaleLaunch
  country: CountryCode
  unit: string | undefined
}

/** The form of interest: who writes, what they want, and the ballot number that comes back. The kinds of homes are kept by this tab, as what is typed is. */
export function useInterest({ launch, country, unit }: InterestSubject) {
  const form = `kinds of ${country} ${launch.projectSlug}`
  const kinds = useTypedText(form)
  const chosen = kinds.text.split(' ')
  // a list may have changed since they were chosen
  const unitMixes = UNIT_MIXES.filter((mix) => chosen.includes(mix) && launch.mixes.some(({ unitMix }) => unitMix === mix))
  const [isForUnit, setForUnit] = useState(true)
  const [previewOn, setPreviewOn] = useState('')
  const [startsAt, setStartsAt] = useState('')
  const [goneTimes, setGoneTimes] = useState<readonly string[]>([])
  const [agrees, setAgrees] = useState(false)
  const enquiry = useEnquiry(async (asked) => {
    if (!agrees) return fail('validation', 'launch-consent')
    const wish = {
      unit: isForUnit ? (unit ?? null) : null,
      unitMixes,
      previewOn: previewOn || null,
      startsAt: startsAt || null,
      agrees,
    }
    const address = { country, typeGroup: fromWireTypeGroup(launch.typeGroup), slug: launch.projectSlug }
    const answer = await (await import('./interest.functions.ts')).sendInterest({ data: { ...asked, ...wish, ...address } })
    if (!answer.ok && answer.failure.code === 'launch-time') {
      setGoneTimes((old) => [...old, startsAt])
      setStartsAt('')
    }
    if (answer.ok) kinds.forget()
    return answer
  }, false)
  const wants = (mix: string, isOn: boolean) => {
    // several boxes are entered at once when a page wakes: what the tab keeps is newer than what was drawn
    const now = keptTyped(form).text?.split(' ') ?? []
    kinds.write(UNIT_MIXES.filter((one) => (one === mix ? isOn : now.includes(one))).join(' '))
  }
  return {
    ...enquiry,
    unitMixes,
    wants,
    isForUnit,
    setForUnit,
    previewOn,
    setPreviewOn,
    startsAt,
    setStartsAt,
    goneTimes,
    agrees,
    setAgrees,
  }
}

export type Interest = ReturnType<typeof useInterest>
