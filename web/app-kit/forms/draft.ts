import type { AnyRoute } from '#web/runtime/api-types.ts'
import type { ReadRoute } from '../data/read-route.ts'
import type { NestedValues } from './form-values.ts'

/** Routes of the drafts that the server stores. */
export interface DraftRoutes {
  readonly listDrafts: ReadRoute
  readonly showDraft: ReadRoute
  readonly saveDraft: AnyRoute
  readonly removeDraft: AnyRoute
}

/** Place of a draft on the server. */
export interface DraftPlace {
  readonly key: string
  readonly routes: DraftRoutes
}

/** Content of a draft: changed fields, what the short ones were before, and the version of the record that they change. */
export interface DraftContent {
  readonly changes: NestedValues
  readonly base: NestedValues
  readonly record?: number | undefined
}

/**
 * State of what was typed: `failed` is tried again, `too-long` and `refused` are not until more is typed, nor `conflict`
 * before the user has chosen between two texts; `elsewhere`: another tab has sent or discarded the draft.
 */
export interface DraftStatus {
  readonly state: 'idle' | 'pending' | 'saved' | 'failed' | 'too-long' | 'refused' | 'conflict' | 'elsewhere'
  /** ISO 8601; of the last saving. */
  readonly savedAt: string | null
  /** The account has as many drafts as it may, and its oldest one was removed. */
  readonly dropped: boolean
}

/** Draft of which nothing is known. */
export const idleDraft: DraftStatus = { state: 'idle', savedAt: null, dropped: false }
