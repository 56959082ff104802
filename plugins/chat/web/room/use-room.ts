import { useEffect, useRef, useState } from 'react'
import { callInBackground } from '#web/app-kit/data/call-in-background.ts'
import { fetchAnswer } from '#web/app-kit/data/fetch-answer.ts'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useUpdateAnswer } from '#web/app-kit/data/use-update-answer.ts'
import { useUserId } from '#web/app-kit/page/use-user-id.ts'
import { chatApi } from '../../contract/api.ts'
import type { ChatMessageView, RoomView } from '../../contract/room.ts'
import { useChatFrames } from '../live/use-chat-frames.ts'
import { roomInput } from './room-address.ts'
import { gapAfter, mergeMessages } from './room-messages.ts'

/** Returns a room whose messages follow what happens in it, and are marked as seen while the page is visible. */
export const useRoom = (id: string, earlier: string | undefined) => {
  const userId = useUserId()
  const input = roomInput(id, earlier)
  const { data: room } = useQuery(chatApi.showRoom, input)
  const update = useUpdateAnswer(chatApi.showRoom, input)
  const invalidate = useInvalidate()
  const [messages, setMessages] = useState(room.messages)
  const [hasEarlier, setEarlier] = useState(room.earlier)
  const accept = (newer: readonly ChatMessageView[]) => setMessages((known) => mergeMessages(known, newer))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rendering makes another `accept`, which does the same
  useEffect(() => accept(room.messages), [room])
  useMissedMessages(room, messages, accept)
  const lastFrames = useRef(new Map<number, ChatMessageView>())
  useSeenMark(id, messages.at(-1)?.number ?? 0, room.read)
  const channel = useChatFrames({
    onMessage: async ({ room_id, author_id, message, has_files }) => {
      if (room_id !== id) return
      const shown = { ...message, own: author_id === userId }
      lastFrames.current.set(message.number, shown)
      const newer = has_files ? await withFiles(id, shown) : [shown]
      // Meanwhile it may have been withdrawn.
      if (lastFrames.current.get(message.number) === shown) accept(newer)
    },
    onRead: ({ room_id, side, number, at }) => {
      if (room_id === id && side !== room.side && number >= (room.seen?.number ?? 0)) update({ seen: { number, at } })
    },
    onRoom: ({ room_id }) => room_id === id && invalidate(chatApi.showRoom),
    onMissed: () => invalidate(chatApi.showRoom),
  })
  const { status } = channel
  // Between the reading of the room and the beginning of its frames something may have happened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each connection
  useEffect(() => {
    if (status === 'live') void invalidate(chatApi.showRoom)
  }, [status])
  const readEarlier = async () => {
    const before = messages[0]?.number
    if (before === undefined) return
    const part = await fetchAnswer(chatApi.listMessages, { id, before: String(before) })
    setMessages((known) => mergeMessages(part.messages, known))
    setEarlier(part.earlier)
  }
  return {
    room,
    messages,
    accept,
    acceptRoom: (changed: RoomView) => update(changed),
    readEarlier: hasEarlier ? readEarlier : undefined,
  }
}

/** Returns a message with its files, whose addresses are for this user alone; without them where they cannot be fetched now. */
const withFiles = (id: string, message: ChatMessageView): Promise<readonly ChatMessageView[]> =>
  fetchAnswer(chatApi.listMessages, { id, after: String(message.number - 1) }).then(
    (part) => part.messages,
    () => [message],
  )

/** Fetches messages that are missing between two that are known, after the connection was lost or an earlier part was opened. */
const useMissedMessages = (
  { id, last_number }: RoomView,
  messages: readonly ChatMessageView[],
  accept: (newer: readonly ChatMessageView[]) => void,
) => {
  const gap = gapAfter(messages, last_number)
  const latest = useRef(accept)
  latest.current = accept
  useEffect(() => {
    if (gap === null) return
    // What cannot be fetched now is missing until the next message.
    fetchAnswer(chatApi.listMessages, { id, after: String(gap) }).then(
      (part) => latest.current(part.messages),
      () => undefined,
    )
  }, [id, gap])
}

/** Marks the messages of a room as seen, once the page is visible. */
const useSeenMark = (id: string, last: number, read: number) => {
  const invalidate = useInvalidate()
  const marked = useRef(read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rendering makes another `invalidate`, which does the same
  useEffect(() => {
    const mark = () => {
      if (document.hidden || last <= marked.current) return
      marked.current = last
      // After a failed request they stay new until the next visit.
      callInBackground(chatApi.markRoomSeen, { id, number: last }).then(
        () => invalidate(chatApi.listConversations),
        () => undefined,
      )
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [id, last])
}
