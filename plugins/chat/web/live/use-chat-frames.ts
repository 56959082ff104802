import { useEffect, useRef } from 'react'
import type { ChatMessageFrame, ChatReadFrame, ChatRoomFrame, ChatTypingFrame } from '../../contract/channel.ts'

/** Calls for what happens in the user's rooms. */
interface ChatListener {
  readonly onMessage?: (frame: typeof ChatMessageFrame.Type) => unknown
  readonly onRoom?: (frame: typeof ChatRoomFrame.Type) => unknown
  readonly onRead?: (frame: typeof ChatReadFrame.Type) => unknown
  readonly onTyping?: (frame: typeof ChatTypingFrame.Type) => unknown
  /** Messages may have been missed. */
  readonly onMissed?: () => unknown
}
