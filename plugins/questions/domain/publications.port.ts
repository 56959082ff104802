import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { PublicQuestion } from '../contract/publication.ts'
import type { Publication } from './publication.ts'

/** Repository of publications, one for a thread at most. Writers have locked the thread. */
export interface Publications {
  of(threadId: string): Effect.Effect<Publication | null>
  save(publication: Publication): Effect.Effect<void>
  /** Returns what a facility has published, the newest first. */
  published(facilityId: string): Effect.Effect<readonly PublicQuestion[]>
}
export const Publications = token<Publications>('questions/Publications')
