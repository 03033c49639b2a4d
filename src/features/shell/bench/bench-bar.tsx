import { useLingui } from '@lingui/react/macro'
import { useLocation, useRouteContext } from '@tanstack/react-router'
import { LinkTab, LinkTabs } from '#ui/link-tabs.tsx'
import { usePageWords } from '#ui/use-page-words.ts'
import { ROOM_WORDS } from './room-words.tsx'
import { DESK_DOOR, isInRoom, openRooms } from './rooms.ts'

/** The rooms of whoever works here, below the bar of every page. A phone shows them in one row that is pushed sideways. */
export function BenchBar() {
  usePageWords()
  const { t } = useLingui()
  const pathname = useLocation({ select: (location) => location.pathname })
  const { viewer, country } = useRouteContext({ from: '__root__' })
  const rooms = openRooms(viewer, country)
  if (rooms.length === 0) return null
  return (
    <div className="no-print border-b border-line bg-wash">
      <div className="page">
        <LinkTabs label={t`Your work`}>
          {rooms.map((open) =>
            open.to === DESK_DOOR ? (
              // a list of the desk would else stay in the address
              <LinkTab key={open.room} to={DESK_DOOR} params={{ desk: undefined }} preload={false} current={isInRoom(pathname, open)}>
                {ROOM_WORDS[open.room]}
              </LinkTab>
            ) : (
              <LinkTab key={open.room} to={open.to} preload={false} current={isInRoom(pathname, open)}>
                {ROOM_WORDS[open.room]}
              </LinkTab>
            ),
          )}
        </LinkTabs>
      </div>
    </div>
  )
}
