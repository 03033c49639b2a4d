import { lazy, Suspense } from 'react'
import type { ListedListing, WrittenListing } from '../listing-desk.ts'
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
        onTold={async (told) => {
          const done = await act(asked.action, told)
          if (done) onDone?.(done)
        }}
      />
    </Suspense>
  )
}
