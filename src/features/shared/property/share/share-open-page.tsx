import { useLocation } from '@tanstack/react-router'
import { siteOrigin } from '#session/site-origin.ts'
import { ShareMenu } from '#ui/share-menu.tsx'

/** §2.9: passes the open page on by its address. */
export function ShareOpenPage({ title }: { title: string }) {
  const url = useLocation({ select: ({ publicHref }) => `${siteOrigin()}${publicHref}` })
  return <ShareMenu url={url} title={title} />
}
