import { Hydrate } from '@tanstack/react-start'
import type { ComponentProps } from 'react'
import { asServed } from '#ui/as-served.tsx'
import { ThumbnailDrawing } from './thumbnail.tsx'

/** A project in the row of a list. */
export const Thumbnail = (picture: ComponentProps<typeof ThumbnailDrawing>) => (
  <Hydrate when={asServed} fallback={<div className={picture.className} />}>
    <ThumbnailDrawing {...picture} />
  </Hydrate>
)
