import { Hydrate } from '@tanstack/react-start'
import type { ComponentProps } from 'react'
import { still } from '#ui/still.tsx'
import { ThumbnailDrawing } from './thumbnail.tsx'

/** A project in the row of a list. */
export const Thumbnail = (picture: ComponentProps<typeof ThumbnailDrawing>) => (
  <Hydrate when={still} fallback={<div className={picture.className} />}>
    <ThumbnailDrawing {...picture} />
  </Hydrate>
)
