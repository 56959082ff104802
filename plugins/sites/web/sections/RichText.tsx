import { isEmptyDocument } from '#core/rich-text/read-document.ts'
import { RichTextView } from '#web/ui/rich-text/RichTextView.tsx'
import { SiteSection } from '#web/ui/site/SiteSection.tsx'
import type { SectionProps } from '../site.data.ts'

/** Text that the owner has written; it has a heading only where one was given. */
export const RichText = ({ section: { text }, view: { uploads }, heading }: SectionProps) =>
  text === null || isEmptyDocument(text) ? null : (
    <SiteSection kind="rich_text" heading={heading || null}>
      <RichTextView document={text} uploads={uploads} level={heading ? 3 : 2} />
    </SiteSection>
  )
