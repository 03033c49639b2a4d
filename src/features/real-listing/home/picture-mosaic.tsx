import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { cx } from '#ui/class-names.ts'
import { HomePicture } from './home-picture.tsx'
import { mosaicSize } from './mosaic-size.ts'
import type { ListedPicture } from './use-picture-words.ts'

const PicturesDialog = lazy(async () => ({ default: (await import('./pictures-dialog.tsx')).PicturesDialog }))

const GRIDS = { 2: 'grid-cols-2', 3: 'grid-cols-3 grid-rows-2', 5: 'grid-cols-4 grid-rows-2' } as const

/** On wide windows: one large picture with two or four beside it; each opens all of them. Without scripts each is a link to its file. */
export function PictureMosaic({ pictures }: { pictures: readonly ListedPicture[] }) {
  const { t } = useLingui()
  const [opened, setOpened] = useState<string | null>(null)
  const size = mosaicSize(pictures.length)
  const open = (event: MouseEvent, id: string) => {
    // a press that asks for a window of its own gets it
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpened(id)
  }
  if (size === 0) return null
  const count = pictures.length
  return (
    <section aria-label={t`Pictures of the home`} className="relative max-lg:hidden print:hidden">
      <ul className={cx('grid h-[min(46vh,420px)] min-h-72 gap-2', GRIDS[size])}>
        {pictures.slice(0, size).map((picture, at) => (
          <li key={picture.id} className={cx('min-h-0', at === 0 && size > 2 && 'col-span-2 row-span-2')}>
            <a href={picture.url} onClick={(event) => open(event, picture.id)} className="block size-full overflow-hidden rounded">
              <HomePicture picture={picture} isFirst={at === 0} className="size-full border border-line" />
            </a>
          </li>
        ))}
      </ul>
      {count > size ? (
        <button
          type="button"
          onClick={() => setOpened(pictures[0]?.id ?? null)}
          className="absolute end-3 bottom-3 inline-flex h-9 items-center rounded border border-line bg-sheet px-4 font-[560] hover:border-ink-3"
        >
          <Trans>Show all {count} pictures</Trans>
        </button>
      ) : null}
      {opened === null ? null : (
        <Suspense>
          <PicturesDialog pictures={pictures} first={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  )
}
