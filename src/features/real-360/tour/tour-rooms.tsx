import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { nameOfScene, otherHours, pictureOf, roomsOf, type Scene, type Tour } from './tour-scenes.ts'
import { useTourEmbed } from './use-tour-embed.ts'

/** Each room with its picture, and the other hour of the one that is shown; links, so that rooms are seen without scripts. */
export function TourRooms({ tour, scene }: { tour: Tour; scene: Scene }) {
  const embed = useTourEmbed()
  const others = otherHours(tour, scene)
  return (
    <ul className="pointer-events-auto mx-auto flex w-fit max-w-full gap-2 overflow-x-auto rounded border border-line bg-sheet p-2 shadow-float [@media(max-height:560px)]:p-1">
      {roomsOf(tour, scene).map((room) => (
        <li key={room.id} className="shrink-0">
          <Link
            to="/real360/$path"
            params={{ path: tour.path }}
            search={{ embed, v: nameOfScene(room) }}
            replace
            resetScroll={false}
            aria-current={room.id === scene.id ? 'true' : undefined}
            className="group grid w-20 gap-1 rounded text-xs outline-offset-2 sm:w-28 [@media(max-height:560px)]:min-h-8 [@media(max-height:560px)]:content-center"
          >
            <img
              src={pictureOf(tour, room, 'small')}
              alt=""
              width={320}
              height={200}
              className="aspect-[16/10] w-full [@media(max-height:560px)]:hidden rounded-[4px] border-2 border-transparent object-cover group-hover:border-line group-[[aria-current]]:border-terracotta-mark"
            />
            <span
              lang={tour.locale}
              className="truncate px-0.5 text-ink-2 group-hover:text-ink group-[[aria-current]]:font-semibold group-[[aria-current]]:text-ink"
            >
              {room.name}
            </span>
          </Link>
        </li>
      ))}
      {others.length > 0 ? (
        <li className="grid shrink-0 content-center border-s border-line ps-2">
          {others.map((other) => (
            <Link
              key={other.id}
              to="/real360/$path"
              params={{ path: tour.path }}
              search={{ embed, v: nameOfScene(other) }}
              replace
              resetScroll={false}
              className="inline-flex min-h-8 items-center rounded px-2 text-sm font-[560] text-lagoon hover:bg-wash"
            >
              <SceneHour hour={other.hour} />
            </Link>
          ))}
        </li>
      ) : null}
    </ul>
  )
}

function SceneHour({ hour }: Pick<Scene, 'hour'>) {
  if (hour === 'DUSK') return <Trans>In the evening</Trans>
  return hour === 'EMPTY' ? <Trans>Unfurnished</Trans> : <Trans>By day</Trans>
}
