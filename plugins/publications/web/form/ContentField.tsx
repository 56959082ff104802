import { TextArea } from '#web/ui/fields/TextArea.tsx'

const maxContent = 50_000

/** Field of the content of a post. */
export const ContentField = ({ label }: { readonly label: string; readonly facility: string }) => (
  <TextArea name="content" label={label} max={maxContent} rows={12} />
)
