import type { ReactNode } from 'react'

/** File of a message; `url` shows it. */
export interface MessageFile {
  readonly id: string
  readonly kind: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly url: string
  /** Small picture of it; else `null`. */
  readonly preview: string | null
}

/** Equivalent of an action without scripts: a link, or a form with these fields that is posted to the page. */
export type PlainAction = { readonly href: string } | { readonly post: Readonly<Record<string, string>> }

/** Something that can be done with a message: a link, or a function. */
export type MessageAction = {
  readonly label: string
  readonly icon?: ReactNode
  /** Deletes or withdraws something for good. */
  readonly danger?: boolean
} & ({ readonly href: string } | { readonly onPress: () => void; readonly plain?: PlainAction })

/** Message as the list of a conversation shows it. */
export interface ShownMessage {
  readonly id: string
  readonly number: number
  /** Stands to the right. */
  readonly own: boolean
  /** The user has written it: it does not name its author on screen. */
  readonly mine?: boolean
  readonly author: string
  /** ISO moment. */
  readonly sentAt: string
  readonly text: string
  /** Says in place of a text that it is gone. */
  readonly gone?: string | undefined
  /** Stands before the time: how it came, or that it was edited. */
  readonly note?: string | undefined
  /** Stands before the note: how many have read it, perhaps with an address that says who. */
  readonly receipt?: { readonly text: string; readonly href?: string } | undefined
  readonly files?: readonly MessageFile[]
  readonly actions?: readonly MessageAction[]
}
