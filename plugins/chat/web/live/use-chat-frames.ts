import { useChannel } from '#web/app-kit/use-channel.ts'
import type { ChatMessageFrame, ChatReadFrame, ChatRoomFrame, ChatTypingFrame } from '../../contract/channel.ts'

/** Calls for what happens in the rooms of the user. */
interface ChatListener {
  readonly onMessage?: (frame: typeof ChatMessageFrame.Type) => unknown
  readonly onRoom?: (frame: typeof ChatRoomFrame.Type) => unknown
  readonly onRead?: (frame: typeof ChatReadFrame.Type) => unknown
  readonly onTyping?: (frame: typeof ChatTypingFrame.Type) => unknown
  /** Frames may have been missed. */
  readonly onMissed?: () => unknown
}

const handlers = {
  'chat.message': 'onMessage',
  'chat.room': 'onRoom',
  'chat.read': 'onRead',
  'chat.typing': 'onTyping',
  resync: 'onMissed',
} as const satisfies Readonly<Record<string, keyof ChatListener>>

/** Calls back with what happens in the rooms of the user, while the page is open. */
export const useChatFrames = (listener: ChatListener) =>
  useChannel('/api/v1/chat/ws', {
    onMessage: ({ type, data }) => {
      const handle = listener[handlers[type as keyof typeof handlers]] as ((frame: unknown) => unknown) | undefined
      return handle?.(data)
    },
    poll: () => listener.onMissed?.(),
  })
