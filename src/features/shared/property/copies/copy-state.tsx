import { Trans, useLingui } from '@lingui/react/macro'
import { COPIES_PER_DAY } from '#graphql/copy-kinds.ts'
import type { DataCopyShownFragment } from '#graphql/generated/graphql.ts'
import { formatBytes } from '#lib/format.ts'
import type { Failure } from '#lib/result.ts'
import { formatDay } from '#session/day-time.ts'

/** How far a copy is, and until when it is there. */
export function CopyProgress({ copy: { state, endsDate, progress } }: { copy: DataCopyShownFragment }) {
  const { i18n } = useLingui()
  const { done, files, missing } = progress
  const day = endsDate ? formatDay(endsDate, i18n.locale) : ''
  if (state === 'FAILED') return <Trans>The copy could not be made. Please ask for it again.</Trans>
  if (state === 'WAITING') return <Trans>The copy waits for its turn. You may leave this page; a notice says when it is ready.</Trans>
  if (state === 'MAKING')
    return (
      <>
        <span className="figures">
          <Trans>
            {done} of {files} files are packed. You may leave this page; a notice says when it is ready.
          </Trans>
        </span>
        <progress className="w-full max-w-[26rem]" aria-hidden="true" value={done} max={Math.max(1, files)} />
      </>
    )
  return (
    <>
      <span>
        <Trans>The copy is ready. It can be downloaded until {day}; then it is deleted.</Trans>
      </span>
      {missing > 0 ? (
        <span className="text-base text-ink-2">
          <Trans>Some files were not found. Their names are in manifest.json.</Trans>
        </span>
      ) : null}
    </>
  )
}

/** Why a copy was not begun. */
export function CopyFailure({ failure }: { failure: Failure }) {
  if (failure.code === 'copy-limit')
    return <Trans>A copy is being made already, or {COPIES_PER_DAY} were made within a day. Try again later.</Trans>
  if (failure.code === 'too-many-attempts') return <Trans>That was often. Wait an hour, then try again.</Trans>
  if (failure.code === 'forbidden') return <Trans>Only we and whoever manages the feed have a copy made of it.</Trans>
  return <Trans>This could not be done. Nothing is lost; try again in a moment.</Trans>
}

/** The parts of a copy that is ready, each to be downloaded. */
export function CopyParts({ copy: { parts } }: { copy: DataCopyShownFragment }) {
  const { i18n } = useLingui()
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-base">
      {parts.map(({ number, bytes, address }) => {
        const size = formatBytes(bytes, i18n.locale)
        return (
          <li key={number}>
            <a href={address} download className="inline-flex min-h-6 items-center underline underline-offset-4">
              <Trans>
                Part {number}, {size}
              </Trans>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
