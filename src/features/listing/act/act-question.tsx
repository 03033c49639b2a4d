import { lazy, Suspense } from 'react'
import type { ListedListing, WrittenListing } from '../listings-data.ts'
import type { ListingActs } from '../use-listing-acts.ts'

const ActDialog = lazy(() => import('./act-dialog.tsx'))

interface ActQuestionProps {
  listing: ListedListing
  acts: ListingActs
  onDone?: (listing: WrittenListing) => void
}

/** The question before an act, for as long as it is asked. */
export function ActQuestion({ listing, acts, onDone }: ActQuestionProps) {
  const { asked, act, leave, failure, isSending } = acts
  if (asked === null) return null
  return (
    <Suspense>
      <ActDialog
        listing={listing}
        asked={asked}
        failure={failure?.code ?? null}
        isSending={isSending}
        onClose={leave}
        onAnswer={async (details) => {
          const done = await act(asked.action, details)
          if (done) onDone?.(done)
        }}
      />
    </Suspense>
  )
}
