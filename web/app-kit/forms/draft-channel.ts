/** Opens the channel by which the tabs of a browser learn that a draft was sent or discarded. */
export const openDraftChannel = (draft: string, onRemoved: () => void) => {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('drafts')
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<string>) => {
      if (data === draft) onRemoved()
    }
  return {
    sendRemoved: () => channel?.postMessage(draft),
    close: () => channel?.close(),
  }
}
