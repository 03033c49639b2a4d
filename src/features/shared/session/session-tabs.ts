/** What one tab tells the others of this browser. */
export type SessionNews = 'logged-in' | 'logged-out'

// loaded in the browser only, one for the tab: a second one would hear what the first says
const channel = new BroadcastChannel('session')

export const tellTabs = (news: SessionNews): void => channel.postMessage(news)

/** Hears the other tabs; returns how to stop. */
export function hearTabs(hear: (news: SessionNews) => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (data === 'logged-in' || data === 'logged-out') hear(data)
  }
  channel.addEventListener('message', listen)
  return () => channel.removeEventListener('message', listen)
}
