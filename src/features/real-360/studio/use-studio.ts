import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { restUntilOnline } from '#api/rest-until-online.ts'
import type { OwnTourWholeFragment, TypeGroup } from '#graphql/generated/graphql.ts'
import { fail, type Result } from '#lib/result.ts'
import type { SentDraft } from '#property/tour/write-tour.functions.ts'
import type { Tour } from '../tour/tour-scenes.ts'
import type { TourEdit } from './edit/edit-tour.ts'
import { beginStudio, isUnsaved, type StudioStep, stepStudio } from './edit/studio-state.ts'
import { forgetTour, leaveTour, leftTour } from './left-tour.ts'
import type { TourWriter } from './tour-writer.ts'

/** So long nothing is written before it is kept. */
const PAUSE_MS = 900

/** What a tour shows: an advertisement of its agent, a project of its country. */
export interface TourPlace {
  listing: string | null
  project: { typeGroup: TypeGroup; slug: string } | null
}

const unheard = () => fail('network', 'unreachable')
const functions = () => import('./studio.functions.ts')

/**
 * A tour as it is written. It keeps itself; what could not be sent stays on this device and is sent again. What the server last said of it is `own`: its state, needs
 * and warnings.
 */
export function useStudio(first: OwnTourWholeFragment, writer: TourWriter) {
  const [own, setOwn] = useState(first)
  const [state, step] = useReducer(stepStudio, first, beginStudio)
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const unsaved = isUnsaved(state)
  const { id, country } = first
  const { as } = writer

  // after hydration: the server knows nothing of this device
  const resume = useEffectEvent(() => {
    const left = leftTour(state.tour)
    if (left) step({ do: 'resume', left })
  })
  useEffect(() => resume(), [])
  useEffect(() => {
    if (unsaved) leaveTour(id, { version: state.version, tour: state.tour })
    else forgetTour(id)
  }, [id, unsaved, state.version, state.tour])

  const send = async (): Promise<void> => {
    if (state.sending !== null || !unsaved) return
    step({ do: 'send' })
    const answer = await import('#property/tour/write-tour.functions.ts')
      .then(({ sendTour }) => sendTour({ data: { id, version: state.version, country, as, draft: sentDraftOf(state.tour) } }))
      .catch(unheard)
    if (!answer.ok) return step({ do: 'refuse', code: answer.failure.layer === 'graphql' ? answer.failure.code : 'unreachable' })
    step({ do: 'keep', version: answer.value.version })
    setOwn(answer.value)
    setSavedAt(answer.value.changedAt)
  }
  const sendSoon = useEffectEvent(() => void send())
  // a refusal waits for another change; a lost connection does not
  const mayGoOn = state.failure === null || state.failure === 'unreachable'
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change begins the pause anew
  useEffect(() => {
    if (!unsaved || state.sending !== null || !mayGoOn) return
    const stop = new AbortController()
    const isLost = state.failure !== null
    const timer = isLost ? undefined : setTimeout(sendSoon, PAUSE_MS)
    if (isLost) void restUntilOnline(2, stop.signal).then(() => stop.signal.aborted || sendSoon())
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [unsaved, mayGoOn, state.changes, state.sending, state.failure])

  /** Does something with the tour that is not writing; takes over what comes back. */
  const act = async (change: () => Promise<Result<OwnTourWholeFragment>>): Promise<string | null> => {
    const answer = await change().catch(unheard)
    if (!answer.ok) return answer.failure.layer === 'graphql' ? answer.failure.code : 'unreachable'
    setOwn(answer.value)
    step({ do: 'take', own: answer.value })
    return null
  }
  return {
    id,
    country,
    writer,
    own,
    savedAt,
    tour: state.tour,
    failure: state.failure,
    before: state.before,
    isUnsaved: unsaved,
    isSending: state.sending !== null,
    edit: (edit: TourEdit) => step({ do: 'edit', edit }),
    step: (one: StudioStep) => step(one),
    publish: () => act(async () => (await functions()).sendPublication({ data: { id, country, version: state.version } })),
    place: (place: TourPlace) =>
      act(async () => (await functions()).sendTourPlace({ data: { id, country, version: state.version, ...place } })),
    hide: () => act(async () => (await functions()).sendHiding({ data: { id, country } })),
    /** what the server has now, without taking it over */
    look: async () => (await functions()).fetchOwnTour({ data: { id, as } }).catch(unheard),
    takeOver: (fresh: OwnTourWholeFragment) => {
      setOwn(fresh)
      step({ do: 'take', own: fresh, isForced: true })
    },
  }
}

export type StudioEdit = ReturnType<typeof useStudio>

/** A tour as it is sent to be kept. */
const sentDraftOf = ({ title, about, plan, scenes }: Tour): SentDraft => ({
  title,
  about,
  plan: plan ? { bundle: plan.bundle ?? null, metre: plan.metre ?? null } : null,
  scenes: scenes.map(({ id, place, hour, name, caption, alt, north, yaw, pitch, zoom, planX, planY, pano, still, spots }) => ({
    id,
    place,
    hour,
    name,
    caption,
    alt,
    north,
    yaw,
    pitch,
    zoom,
    pano,
    still,
    planX: planX ?? null,
    planY: planY ?? null,
    spots: spots.map(({ toScene, ...spot }) => ({ ...spot, toScene: toScene ?? null })),
  })),
})
