import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { putPart } from '#api/put-part.ts'
import { restUntilOnline } from '#api/rest-until-online.ts'
import { LISTING_PHOTOS_MAX } from '#graphql/listing-kinds.ts'
import { fail, type Result } from '#lib/result.ts'
import type { PhotoPorts } from '#property/photos/send-photo.ts'
import { shrinkPhoto } from '#property/photos/shrink-photo.ts'
import { Button } from '#ui/button.tsx'
import { fileDrop, OrderedList } from '#ui/ordered-list.tsx'
import { LISTING_NEED_WORDS, listingFailureWords } from '../listing-words.ts'
import type { WrittenListing } from '../listings-data.ts'
import { PhotoQueue, type SentPhoto } from './photo-queue.ts'
import { PictureItem } from './picture-item.tsx'
import { SentPhotos } from './sent-photos.tsx'
import { withMoved } from './with-moved.ts'

const PORTS: PhotoPorts = {
  shrink: shrinkPhoto,
  put: putPart,
  rest: restUntilOnline,
  begin: (data) =>
    import('../listing.functions.ts').then(({ beginPicture }) => beginPicture({ data })).catch(() => fail('network', 'unreachable')),
}

const NONE: readonly SentPhoto[] = []

/** Photographs of a listing that this page sends. Where one has arrived the listing is asked for again; leaving the page meanwhile asks back. */
function usePhotos(listing: string): { queue: PhotoQueue; sent: readonly SentPhoto[] } {
  const router = useRouter()
  const look = useEffectEvent(() => void router.invalidate())
  const [arrived, setArrived] = useState(0)
  const [queue] = useState(() => new PhotoQueue(listing, PORTS, () => setArrived((count) => count + 1)))
  const sent = useSyncExternalStore(queue.subscribe, queue.shown, () => NONE)
  useEffect(() => {
    if (arrived > 0) look()
  }, [arrived])
  useEffect(() => {
    const askBack = (event: BeforeUnloadEvent) => {
      if (queue.isBusy()) event.preventDefault()
    }
    window.addEventListener('beforeunload', askBack)
    return () => window.removeEventListener('beforeunload', askBack)
  }, [queue])
  return { queue, sent }
}

const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,image/heic'

/** Photographs and plans: chosen or dropped here, made smaller and sent one after the other, put in order, described, taken out. */
export function PhotoSection({ listing, isMissing }: { listing: WrittenListing; isMissing: boolean }) {
  const { t, i18n } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const { queue, sent } = usePhotos(listing.id)
  const stored = listing.media.filter(({ state }) => state === 'STORED')
  const pictures = stored.filter(({ isOfFeed }) => !isOfFeed)
  const { order, move, failure, change } = usePictures(
    listing.id,
    pictures.map(({ id }) => id),
  )
  const take = (files: FileList | null) => {
    const chosen = Array.from(files ?? []).slice(0, LISTING_PHOTOS_MAX - stored.length - sent.length)
    queue.add(
      chosen.map((file) => ({ file, name: file.name })),
      'PHOTO',
    )
  }
  const all = stored.length
  const shown = order.flatMap((id) => pictures.find((one) => one.id === id) ?? [])
  return (
    <section aria-label={t`Photographs`} className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-5" {...fileDrop(take)}>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => input.current?.click()}>
          <Trans>Add photographs</Trans>
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          accept={ACCEPT}
          aria-label={t`Photographs to add`}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            take(event.target.files)
            event.target.value = ''
          }}
        />
        <p className="text-sm text-ink-3">
          {listing.feed ? (
            <Trans>
              Or drop them here. They are made smaller on this device, and lose what the camera wrote into them. {all} of{' '}
              {LISTING_PHOTOS_MAX}, with those of the system; yours stand behind them.
            </Trans>
          ) : (
            <Trans>
              Or drop them here. They are made smaller on this device, and lose what the camera wrote into them. {pictures.length} of{' '}
              {LISTING_PHOTOS_MAX}; the first one stands for the listing.
            </Trans>
          )}
        </p>
      </div>
      {isMissing ? <p className="text-sm text-ink-3">{t`Still missing: ${i18n._(LISTING_NEED_WORDS.PHOTO)}`}</p> : null}
      <SentPhotos sent={sent} queue={queue} />
      {failure ? (
        <p role="alert" className="text-bad">
          {listingFailureWords(i18n, failure)}
        </p>
      ) : null}
      <OrderedList
        label={t`Pictures in their order`}
        items={shown}
        said={(_, from, to) => t`Picture ${from + 1} is number ${to + 1} now.`}
        onMove={move}
        className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3"
      >
        {(picture, place) => <PictureItem key={picture.id} picture={picture} place={place} change={change} mayLead={!listing.feed} />}
      </OrderedList>
    </section>
  )
}

/** The pictures in the order of this page, which may be ahead of the server's. */
function usePictures(listing: string, ids: readonly string[]) {
  const router = useRouter()
  const [wanted, setWanted] = useState<readonly string[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  // one after the other: pressing a button also ends the writing of a caption, and neither may hold up or overtake the other
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const order = wanted ? [...wanted.filter((id) => ids.includes(id)), ...ids.filter((id) => !wanted.includes(id))] : [...ids]
  const change = (send: () => Promise<Result<unknown>>): Promise<void> => {
    const done = last.current.then(async () => {
      const answer = await send().catch(() => fail('network', 'unreachable'))
      setFailure(answer.ok ? null : answer.failure.code)
      await router.invalidate()
    })
    last.current = done.catch(() => undefined)
    return done
  }
  const move = (from: number, to: number) => {
    const next = withMoved(order, from, to)
    setWanted(next)
    void change(async () => (await import('../listing.functions.ts')).orderPictures({ data: { listing, ids: next } })).then(() =>
      setWanted((now) => (now === next ? null : now)),
    )
  }
  return { order, move, failure, change }
}
