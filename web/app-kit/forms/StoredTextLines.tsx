import { ConflictChoices } from './ConflictChoices.tsx'
import { DraftStateLine, LoadedDraftLine } from './DraftLine.tsx'
import type { StoredText } from './use-stored-text.ts'

/** Says where a text is that is written outside of a form, and asks where two tabs have written different ones. */
export const StoredTextLines = ({ of: { draft, conflicts }, label }: { readonly of: StoredText; readonly label: string }) => {
  if (draft === null) return null
  return (
    <>
      <LoadedDraftLine of={draft} />
      {conflicts.length > 0 && <ConflictChoices conflicts={conflicts} labels={{ text: label }} />}
      <DraftStateLine of={draft} />
    </>
  )
}
