import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { PersonalFiles } from '#core/plugin/personal-data.ts'
import { Drafts } from '../domain/drafts.port.ts'
import { SealedDrafts } from './sealed-drafts.ts'

const encoder = new TextEncoder()

/** Creates the reader of a person's decrypted drafts for the export. */
export const DraftFiles = define(
  'drafts/DraftFiles',
  { drafts: Drafts, sealed: SealedDrafts },
  ({ drafts, sealed }): PersonalFiles =>
    Effect.fn('drafts.personal-files')(function* ({ accountId }) {
      const texts = (yield* drafts.all(accountId)).map((draft) => ({ form: draft.key, saved: draft.saved_at, draft: sealed.open(draft) }))
      return texts.length === 0 ? [] : [{ path: 'texts.json', bytes: encoder.encode(JSON.stringify(texts, null, 2)) }]
    }),
)
