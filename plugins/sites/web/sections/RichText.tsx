import { isEmptyDocument } from '#core/rich-text/read-document.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { RichTextView } from '#web/ui/rich-text/RichTextView.tsx'
import { SiteSection } from '#web/ui/site/SiteSection.tsx'
import type { SectionProps } from '../site.data.ts'
import { markDeclaration } from './declaration-ids.ts'

/** Text that the owner has written; it has a heading only where one was given, meals of a week always. */
export const RichText = ({ section: { kind, text }, view: { uploads, legal }, heading: given }: SectionProps) => {
  const t = useT()
  if (text === null || isEmptyDocument(text)) return null
  const heading = given === '' && kind === 'menu' ? t('sites.section.menu') : given
  const marked = legal === 'accessibility' ? markDeclaration(text) : null
  return (
    <SiteSection kind={kind} heading={heading || null}>
      <RichTextView document={marked?.document ?? text} uploads={uploads} level={heading ? 3 : 2} {...(marked && { marks: marked.ids })} />
    </SiteSection>
  )
}
