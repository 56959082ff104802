/** What the other tabs of a browser are told about a draft. */
type DraftNews = 'removed'

/** Tells the other tabs of this browser what became of a draft, and hears it from them. */
export const tellTabs = (draft: string, onNews: (news: DraftNews) => void) => {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('drafts')
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<{ readonly draft: string; readonly news: DraftNews }>) => {
      if (data.draft === draft) onNews(data.news)
    }
  return {
    tell: (news: DraftNews) => channel?.postMessage({ draft, news }),
    close: () => channel?.close(),
  }
}
