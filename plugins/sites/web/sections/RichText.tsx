import { isEmptyDocument } from '#core/rich-text/read-document.ts'
import { emptyDocument } from '#core/rich-text/write-document.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { RichTextView } from '#web/ui/rich-text/RichTextView.tsx'
import { SiteSection } from '#web/ui/site/SiteSection.tsx'
import { isUnfilled } from '../../contract/placeholders.ts'
import type { pageData } from '../pages.data.ts'
import type { SectionProps } from '../site.data.ts'
import { markDeclaration } from './declaration-ids.ts'

/** Text that the owner has written; it has a heading only where one was given, meals of a week always. A draft keeps a place for it. */
export const RichText = ({ section: { kind, text }, view: { uploads, legal }, heading: given }: SectionProps) => {
  const t = useT()
  const { isDraft } = usePageData<typeof pageData>()
  const isEmpty = text === null || isEmptyDocument(text)
  if (isEmpty && !isDraft) return null
  const heading = given === '' && kind === 'menu' ? t('sites.section.menu') : given
  const marked = legal === 'accessibility' && text !== null ? markDeclaration(text) : null
  return (
    <SiteSection kind={kind} heading={heading || null}>
      {isDraft && !isEmpty && isUnfilled(text) && <div data-unwritten={t('sites.draft.unfilled')} />}
      {isEmpty ? (
        <div data-unwritten={t('sites.draft.write')}>
          <RichTextView document={emptyDocument} level={heading ? 3 : 2} />
        </div>
      ) : (
        <RichTextView
          document={marked?.document ?? text}
          uploads={uploads}
          level={heading ? 3 : 2}
          {...(marked && { marks: marked.ids })}
        />
      )}
    </SiteSection>
  )
}
