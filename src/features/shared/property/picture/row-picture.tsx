import { Hydrate } from '@tanstack/react-start'
import type { ComponentProps } from 'react'
import { drawn } from '#ui/still.tsx'
import { ThumbnailDrawing } from './thumbnail.tsx'

/** A project in the row of a list. */
export const Thumbnail = (picture: ComponentProps<typeof ThumbnailDrawing>) => (
  <Hydrate when={drawn} fallback={<div className={picture.className} />}>
    <ThumbnailDrawing {...picture} />
  </Hydrate>
)
