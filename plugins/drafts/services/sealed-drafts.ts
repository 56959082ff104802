import { define } from '#core/kernel/define.ts'
import { Encryption } from '#core/ports/encryption.ts'
import type { Draft } from '../domain/drafts.port.ts'

type Place = Pick<Draft, 'account_id' | 'key'>

const about = ({ account_id, key }: Place) => `drafts_draft:${account_id}:${key}`

/** Encrypts what was typed, bound to its account and form: a row that is copied to another account cannot be read. */
export const SealedDrafts = define('drafts/SealedDrafts', { encryption: Encryption }, ({ encryption }) => ({
  currentKeyPrefix: encryption.currentKeyPrefix,
  seal: (place: Place, content: string): string => encryption.encrypt(content, about(place)),
  /** Returns `null` when the key is lost. */
  open: (draft: Place & Pick<Draft, 'content'>): string | null => encryption.decrypt(draft.content, about(draft)),
}))
