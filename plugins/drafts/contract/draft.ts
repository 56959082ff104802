import { Schema } from 'effect'
import { draftLimits } from './limits.ts'

/** Name of a form and of what it is about, such as `publications.post:{id}`; each account has a draft once for each of them. */
export const DraftKey = Schema.String.check(
  Schema.isPattern(/^[a-z][a-z0-9.-]{0,60}(:[a-z0-9-]{1,60}){0,3}$/, { message: 'FIELD_INVALID' }),
)

export const ByDraft = Schema.Struct({ key: DraftKey })

/** Draft of a form as its browser wrote it: a JSON text, which the server does not read. */
export const StoredDraft = Schema.Struct({ content: Schema.String, version: Schema.Number, saved_at: Schema.String }).annotate({
  identifier: 'StoredDraft',
})
export type StoredDraft = typeof StoredDraft.Type

/** Draft of a form; `null`: there is none. */
export const DraftView = Schema.Struct({ draft: Schema.NullOr(StoredDraft) })

/** Draft to save; `version` is that of the stored one, and absent where there is none. */
export const NewDraft = Schema.Struct({
  key: DraftKey,
  content: Schema.String.check(
    Schema.isMinLength(1, { message: 'FIELD_EMPTY' }),
    Schema.isMaxLength(draftLimits.characters, { message: 'FIELD_TOO_LONG' }),
  ),
  version: Schema.optional(Schema.Number),
})

/** Result of saving a draft; `dropped`: the account had too many, and its oldest one was removed. */
export const SavedDraft = Schema.Struct({ version: Schema.Number, saved_at: Schema.String, dropped: Schema.Boolean })

/** Drafts of an account without their content, the last saved first. */
export const DraftList = Schema.Struct({ drafts: Schema.Array(Schema.Struct({ key: DraftKey, saved_at: Schema.String })) })
