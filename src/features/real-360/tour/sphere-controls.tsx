import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { lazy, type RefObject, Suspense, useState, useSyncExternalStore } from 'react'
import { siteOrigin } from '#session/site-origin.ts'
import type { Sphere } from './sphere.ts'
import type { Tour } from './tour-scenes.ts'
import { useTourEmbed } from './use-tour-embed.ts'

const TourShare = lazy(async () => ({ default: (await import('./tour-share.tsx')).TourShare }))

interface SphereControlsProps {
  tour: Tour
  sphere: Sphere
  frame: RefObject<HTMLElement | null>
  isWalking: boolean
  toggle: () => void
  step: (steps: number) => void
  zoom: (by: number) => void
  isMeasuring: boolean
  /** null: the height of the camera is not known */
  measure: (() => void) | null
}

const ZOOM_STEP = 15
const round =
  'grid size-9 place-items-center rounded text-ink-2 hover:bg-wash hover:text-ink aria-pressed:bg-lagoon-soft aria-pressed:text-ink'

/** What is done with the panorama without touching it: everything that the hand or the keys do, too. */
export function SphereControls({ tour, sphere, frame, isWalking, toggle, step, zoom, isMeasuring, measure }: SphereControlsProps) {
  const { t } = useLingui()
  const [isSharing, setSharing] = useState(false)
  const url = useLocation({ select: ({ publicHref }) => ownPage(`${siteOrigin()}${publicHref}`) })
  const embed = useTourEmbed()
  return (
    <div
      role="toolbar"
      aria-label={t`The picture`}
      className="absolute end-3 top-20 z-20 grid gap-0.5 [@media(max-height:560px)]:top-16 [@media(max-height:560px)]:grid-cols-2 rounded border border-line bg-sheet p-1 shadow-float sm:end-4 sm:top-24"
    >
      <IconButton
        label={isWalking ? t`Pause the walk` : t`Walk through the rooms`}
        path={isWalking ? 'M5 3v10M11 3v10' : 'M4 3l9 5-9 5Z'}
        isPressed={isWalking}
        onPress={toggle}
      />
      <IconButton label={t`Room before`} path="M10 3 5 8l5 5" onPress={() => step(-1)} />
      <IconButton label={t`Next room`} path="M6 3l5 5-5 5" onPress={() => step(1)} />
      <IconButton label={t`Closer`} path="M8 3v10M3 8h10" onPress={() => zoom(ZOOM_STEP)} />
      <IconButton label={t`Further away`} path="M3 8h10" onPress={() => zoom(-ZOOM_STEP)} />
      {measure ? (
        <IconButton
          label={t`Measure on the floor`}
          path="M2 10 10 2l4 4-8 8ZM5 9l1.5 1.5M7.5 6.5 9 8"
          isPressed={isMeasuring}
          onPress={measure}
        />
      ) : null}
      <FullScreenButton frame={frame} />
      <DeviceButton sphere={sphere} />
      <IconButton label={t`Share this view`} path="M8 11V2M5 5l3-3 3 3M3 8v6h10V8" onPress={() => setSharing(true)} />
      {embed ? (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={t`On a page of its own`}
          title={t`On a page of its own`}
          className={round}
        >
          <Icon path="M9 3h4v4M13 3 7 9M7 4H3v9h9V9" />
        </a>
      ) : null}
      {isSharing ? (
        <Suspense>
          <TourShare url={url} title={tour.title} onClose={() => setSharing(false)} />
        </Suspense>
      ) : null}
      <span role="status" className="sr-only">
        {isWalking ? <Trans>The walk is running.</Trans> : null}
      </span>
    </div>
  )
}

interface IconButtonProps {
  label: string
  path: string
  isPressed?: boolean
  onPress: () => void
}

const IconButton = ({ label, path, isPressed, onPress }: IconButtonProps) => (
  <button type="button" aria-label={label} title={label} aria-pressed={isPressed} onClick={onPress} className={round}>
    <Icon path={path} />
  </button>
)

const Icon = ({ path }: Pick<IconButtonProps, 'path'>) => (
  <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-[1.8]">
    <path d={path} />
  </svg>
)

/** The address of the same view outside of a frame. */
function ownPage(url: string): string {
  const address = new URL(url)
  address.searchParams.delete('embed')
  return address.href
}

const never = () => () => undefined

/** Of the whole page, with everything that lies over the picture. */
function FullScreenButton({ frame }: Pick<SphereControlsProps, 'frame'>) {
  const { t } = useLingui()
  const isAble = useSyncExternalStore(
    never,
    () => document.fullscreenEnabled,
    () => false,
  )
  const isFull = useSyncExternalStore(
    (onChange) => {
      document.addEventListener('fullscreenchange', onChange)
      return () => document.removeEventListener('fullscreenchange', onChange)
    },
    () => document.fullscreenElement !== null,
    () => false,
  )
  const change = () => (isFull ? document.exitFullscreen() : frame.current?.parentElement?.requestFullscreen())
  if (!isAble) return null
  return (
    <IconButton
      label={t`Full screen`}
      path="M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3"
      isPressed={isFull}
      onPress={() => void change()?.catch(() => undefined)}
    />
  )
}

/** For devices that are turned by hand; the browser may ask for consent, which it does only after a press. */
function DeviceButton({ sphere }: Pick<SphereControlsProps, 'sphere'>) {
  const { t } = useLingui()
  const [isOn, setOn] = useState(false)
  const isAble = useSyncExternalStore(
    never,
    () => 'DeviceOrientationEvent' in window && matchMedia('(pointer: coarse)').matches,
    () => false,
  )
  if (!isAble) return null
  return (
    <IconButton
      label={t`Turn by moving the device`}
      path="M5 2h6v12H5ZM2 6v4M14 6v4"
      isPressed={isOn}
      onPress={() => void sphere.followDevice(!isOn).then(setOn)}
    />
  )
}
