import { useLocation } from '@tanstack/react-router'
import { siteOrigin } from '#session/site-origin.ts'
import { ShareButtons } from '#ui/share-buttons.tsx'

/** §2.9: passes the report on as it is shown; its address holds the home that was described. */
export function ReportShare({ title }: { title: string }) {
  const url = useLocation({ select: ({ publicHref }) => `${siteOrigin()}${publicHref}` })
  return <ShareButtons url={url} title={title} />
}
