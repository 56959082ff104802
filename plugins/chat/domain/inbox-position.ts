import { isUuid } from '#core/kernel/uuid.ts'
import type { InboxPosition } from './chat.port.ts'

interface Positioned {
  readonly last_message_at: string
  readonly id: string
}

/** Compares conversations by their last message, the newest first; of several at one moment those of greater ids. */
export const inOrder = (one: Positioned, other: Positioned): number =>
  one.last_message_at === other.last_message_at ? (one.id < other.id ? 1 : -1) : one.last_message_at < other.last_message_at ? 1 : -1

/** Returns the cursor after which the next part of a list begins. */
export const cursorOf = ({ last_message_at, id }: Positioned): string => `${last_message_at}_${id}`

/** Returns the position of a cursor; `null` for one that is none, which lists from the newest on. */
export const positionOf = (cursor: string): InboxPosition | null => {
  const [at = '', id = ''] = cursor.split('_')
  return isUuid(id) && !Number.isNaN(Date.parse(at)) ? { at: new Date(at).toISOString(), id } : null
}
