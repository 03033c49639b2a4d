/** The messages that one tab sends to the others of this browser. */
export type SessionNews = 'logged-in' | 'logged-out'

// loaded in the browser only and once per tab, because a second channel would receive messages of the first
const channel = new BroadcastChannel('session')

export const tellTabs = (news: SessionNews): void => channel.postMessage(news)

/** Listens to the other tabs; returns a function that stops it. */
export function hearTabs(hear: (news: SessionNews) => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (data === 'logged-in' || data === 'logged-out') hear(data)
  }
  channel.addEventListener('message', listen)
  return () => channel.removeEventListener('message', listen)
}
