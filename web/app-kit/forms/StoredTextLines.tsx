import { ConflictChoices } from './ConflictChoices.tsx'
import { DraftStateLine, LoadedDraftLine } from './DraftLine.tsx'
import { draftOrigin } from './draft-origin.ts'
import type { StoredText } from './use-stored-text.ts'

/** Says where a text is that is written outside of a form, and asks where two tabs have written different ones. */
export const StoredTextLines = ({ of: { draft, conflicts, text }, label }: { readonly of: StoredText; readonly label: string }) => {
  if (draft === null) return null
  return (
    <>
      <LoadedDraftLine of={draft} />
      <ConflictChoices conflicts={conflicts} labels={{ text: label }} origin={draftOrigin(draft.status)} isOpen={text !== ''} />
      <DraftStateLine of={draft} />
    </>
  )
}
