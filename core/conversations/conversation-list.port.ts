import type { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import type { MessageKey } from '#core/kernel/message-key.ts'
import { token } from '#core/kernel/token.ts'

/** Conversation of a parent with a facility, as an inbox lists it; moments in ISO 8601 UTC. */
export interface Conversation {
  readonly id: string
  /** Facility; without a slug when it has no page any more. */
  readonly facility: { readonly id: string; readonly slug: string | null; readonly name: string; readonly city: string }
  /** Text that says what it is about. */
  readonly label: MessageKey
  /** Name of the parent or the guest, for the facility; else `null`. */
  readonly parent: string | null
  /** Beginning of the last message. */
  readonly excerpt: string
  readonly last_by: 'parent' | 'facility'
  readonly last_message_at: string
  readonly new_messages: number
  readonly closed: boolean
}

/** Part of a list of conversations by their last message, the newest first. */
export interface ConversationQuery {
  /** Facility whose conversations are listed; `null`: the user's own ones. */
  readonly facilityId: string | null
  readonly unread: boolean
  /** Last message and id of the conversation before; `null`: from the newest one. */
  readonly before: { readonly at: string; readonly id: string } | null
  readonly limit: number
}

/** Conversations of one kind, of the plugin that has them. */
export interface ConversationList {
  /** Kind, for which inboxes have a picture and a name. */
  readonly kind: 'question'
  /** Returns conversations of the user, or of a facility that the user answers for; none of another one. */
  list(user: User, part: ConversationQuery): Effect.Effect<readonly Conversation[]>
}

/** Lists of all plugins. */
export const ConversationLists = token<readonly ConversationList[]>('core/ConversationLists')
