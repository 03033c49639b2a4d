import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { SearchBox } from '#property/search/box/search-box.tsx'
import { ListingChoice } from '#property/tour/place/listing-choice.tsx'
import { useTourListings } from '#property/tour/place/use-tour-listings.ts'
import { Button } from '#ui/button.tsx'
import { studioFailureWords } from './studio-words.ts'
import type { StudioEdit, TourPlace } from './use-studio.ts'

/** Which home the tour shows: an advertisement of the agent and a project, whose pages tell of it while it is shown. Each is kept as soon as it is chosen. */
export function PlacePanel({ studio, isBusy }: { studio: StudioEdit; isBusy: boolean }) {
  const { t, i18n } = useLingui()
  const { own } = studio
  const listings = useTourListings(studio.country)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const now: TourPlace = {
    listing: own.listing?.id ?? null,
    project: own.projectTypeGroup && own.projectSlug ? { typeGroup: own.projectTypeGroup, slug: own.projectSlug } : null,
  }
  const place = async (change: Partial<TourPlace>) => {
    setSending(true)
    setFailure(await studio.place({ ...now, ...change }))
    setSending(false)
  }
  const isWaiting = studio.isUnsaved || studio.isSending || isSending || isBusy
  // the one that is chosen may be further down the list than is asked for
  const known = listings ?? []
  const choices = own.listing && !known.some(({ id }) => id === own.listing?.id) ? [own.listing, ...known] : known
  return (
    <section aria-label={t`Where it is shown`} className="grid content-start gap-4">
      <h2 className="title text-xl">
        <Trans>Where it is shown</Trans>
      </h2>
      <p className="max-w-[60ch] text-sm text-ink-2">
        <Trans>The pages of the listing and of the project tell of the tour as long as it is published.</Trans>
      </p>
      {failure ? (
        <p role="alert" className="text-bad">
          {studioFailureWords(i18n, failure)}
        </p>
      ) : null}
      <ListingChoice
        listings={choices}
        value={own.listing?.id ?? ''}
        disabled={isWaiting || listings === null}
        onValue={(id) => void place({ listing: id === '' ? null : id })}
      />
      <ProjectChoice studio={studio} isWaiting={isWaiting} choose={(project) => void place({ project })} />
    </section>
  )
}

interface ProjectChoiceProps {
  studio: StudioEdit
  isWaiting: boolean
  choose: (project: TourPlace['project']) => void
}

/** The project, by the site's search. */
function ProjectChoice({ studio: { own, country }, isWaiting, choose }: ProjectChoiceProps) {
  const [isVague, setVague] = useState(false)
  if (own.projectSlug)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded border border-line bg-sheet p-4">
        <p className="title text-lg wrap-anywhere">{own.projectName}</p>
        <Button size="small" disabled={isWaiting} onClick={() => choose(null)}>
          <Trans>Take it off this project</Trans>
        </Button>
      </div>
    )
  return (
    <div className="grid gap-2">
      <p className="font-[560]">
        <Trans>The project that it shows</Trans>
      </p>
      <div className="relative" inert={isWaiting}>
        <SearchBox
          country={country}
          onPlace={({ typeGroup, slug }) => {
            setVague(!typeGroup || !slug)
            if (typeGroup && slug) choose({ typeGroup, slug })
          }}
        />
      </div>
      {isVague ? (
        <p role="status" className="text-ink-2">
          <Trans>Choose a building or a project: a street or an area holds many homes.</Trans>
        </p>
      ) : null}
    </div>
  )
}
