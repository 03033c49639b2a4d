import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLoaderData, useNavigate, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { TOUR_MAX_CHARS } from '#graphql/tour-kinds.ts'
import { formatCount } from '#lib/format.ts'
import { fail } from '#lib/result.ts'
import { formatDayTime } from '#session/day-time.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { Field } from '#ui/form/field.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Panel } from '#ui/panel.tsx'
import type { ListedTour } from '../queries.ts'
import { NotForTours } from './not-for-tours.tsx'
import { studioFailureWords, TOUR_STATE_TONES, TOUR_STATE_WORDS } from './studio-words.ts'

/** The agent's tours, and where a new one begins. */
export function OwnToursPage() {
  const answer = useLoaderData({ from: '/_default/user/tours/' })
  const { t } = useLingui()
  if (!answer) return null
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-9">
      <h1 className="title text-4xl">
        <Trans>Virtual tours</Trans>
      </h1>
      {answer.ok ? (
        <>
          <NewTourForm />
          {answer.value.length === 0 ? (
            <Panel kind="empty" title={<Trans>No tour yet</Trans>}>
              <Trans>
                A tour is a walk through a home: one panorama for each room, joined by doors. Give it a title above, and add the pictures of
                your 360° camera.
              </Trans>
            </Panel>
          ) : (
            <ul aria-label={t`Your tours, the latest first`} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {answer.value.map((tour) => (
                <TourCard key={tour.id} tour={tour} />
              ))}
            </ul>
          )}
        </>
      ) : (
        <NotForTours code={answer.failure.code}>
          <FailedPanel title={<Trans>Your tours could not be loaded</Trans>} />
        </NotForTours>
      )}
    </div>
  )
}

function NewTourForm() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { country } = useRouteContext({ from: '__root__' })
  // one key for all tries: a repeated one is the same tour
  const [key] = useState(() => crypto.randomUUID())
  const [title, setTitle] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const begin = async () => {
    if (title.trim() === '') return setFailure('tour-title')
    setSending(true)
    const answer = await import('./studio.functions.ts')
      .then(({ sendNewTour }) => sendNewTour({ data: { key, title, country } }))
      .catch(() => fail('network', 'unreachable'))
    if (answer.ok) return navigate({ to: '/user/tours/$tourId', params: { tourId: answer.value.id } })
    setSending(false)
    setFailure(answer.failure.code)
  }
  return (
    <ScriptForm
      className="grid max-w-[40rem] grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void begin()
      }}
    >
      <Field label={t`Title of a new tour`} error={failure ? studioFailureWords(i18n, failure) : undefined}>
        {(control) => (
          <TextInput
            {...control}
            name="title"
            maxLength={TOUR_MAX_CHARS.title}
            value={title}
            onValue={setTitle}
            placeholder={t`Three rooms above the park`}
          />
        )}
      </Field>
      <Button type="submit" look="primary" disabled={isSending}>
        <Trans>Begin a tour</Trans>
      </Button>
    </ScriptForm>
  )
}

function TourCard({ tour }: { tour: ListedTour }) {
  const { t, i18n } = useLingui()
  const rooms = formatCount(tour.sceneCount, i18n.locale)
  const opens = formatCount(tour.opens, i18n.locale)
  const when = formatDayTime(tour.changedAt, i18n.locale)
  return (
    <li className="relative grid content-start gap-3 rounded border border-line bg-sheet p-3 hover:border-ink-3">
      {tour.cover ? (
        <img
          src={`/files/tours/${tour.cover}`}
          alt=""
          width={320}
          height={200}
          loading="lazy"
          className="aspect-[16/10] w-full rounded bg-wash object-cover"
        />
      ) : (
        <span aria-hidden="true" className="grid aspect-[16/10] place-items-center rounded bg-wash text-3xl text-ink-3">
          360°
        </span>
      )}
      <div className="grid gap-1">
        <h2 className="title text-xl wrap-anywhere">
          <Link to="/user/tours/$tourId" params={{ tourId: tour.id }} className="after:absolute after:inset-0">
            {tour.title || t`Tour without a title`}
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={TOUR_STATE_TONES[tour.state]}>{i18n._(TOUR_STATE_WORDS[tour.state])}</Badge>
          {tour.state === 'LIVE' && tour.hasChanges ? <Badge tone="caution">{t`Changes not shown`}</Badge> : null}
        </p>
        <p className="figures text-sm text-ink-2">
          {t`Rooms: ${rooms}`} · {t`Opened: ${opens}`}
        </p>
        <p className="figures text-xs text-ink-3">{t`Changed at ${when}`}</p>
      </div>
    </li>
  )
}
