import { readLocal, writeLocal } from './local-storage.ts'

/** The messages that one tab sends to the others of this browser. */
export type SessionNews = 'logged-in' | 'logged-out'

/** the last message and when it was sent, in unix milliseconds: "logged-out 1767225600000" */
const LAST_NEWS = 'sessionNews'

// loaded in the browser only and once per tab, because a second channel would receive messages of the first
const channel = new BroadcastChannel('session')

export function tellTabs(news: SessionNews): void {
  writeLocal(LAST_NEWS, `${news} ${Date.now()}`)
  channel.postMessage(news)
}

/** Listens to the other tabs, first to what they said since this document was asked for; returns a function that stops it. */
export function hearTabs(hear: (news: SessionNews) => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) hear(data)
  }
  channel.addEventListener('message', listen)
  const [news, at] = (readLocal(LAST_NEWS) ?? '').split(' ')
  if (isNews(news) && Number(at) > performance.timeOrigin) hear(news)
  return () => channel.removeEventListener('message', listen)
}

const isNews = (data: unknown): data is SessionNews => data === 'logged-in' || data === 'logged-out'
