import type { ReactNode } from 'react'
import { isEmptyDocument } from '#core/rich-text/read-document.ts'
import { emptyDocument } from '#core/rich-text/write-document.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { type DocumentSection, RichTextView } from '#web/ui/rich-text/RichTextView.tsx'
import { SiteSection } from '#web/ui/site/SiteSection.tsx'
import { isUnfilled } from '../../contract/placeholders.ts'
import type { pageData } from '../pages.data.ts'
import type { SectionProps } from '../site.data.ts'
import { markDeclaration } from './declaration-ids.ts'
import css from './text.module.css'

/** Columns side by side, below what stands before the first heading. */
const asColumns = (parts: readonly DocumentSection[]) => (
  <>
    {parts.filter(({ heading }) => heading === null).flatMap(({ blocks }) => blocks)}
    <div className={css['grid']}>
      {parts
        .filter(({ heading }) => heading !== null)
        .map(({ key, heading, blocks }) => (
          <div key={key}>
            {heading}
            {blocks}
          </div>
        ))}
    </div>
  </>
)

/** Questions, each of which opens what answers it. */
const asQuestions = (parts: readonly DocumentSection[]) =>
  parts.map(({ key, heading, blocks }) =>
    heading === null ? (
      blocks
    ) : (
      <details key={key} className={css['question']}>
        <summary>{heading}</summary>
        <div className={css['reply']}>{blocks}</div>
      </details>
    ),
  )

const arrangements: Readonly<Record<string, (parts: readonly DocumentSection[]) => ReactNode>> = {
  columns: asColumns,
  questions: asQuestions,
}

/** Text that the owner has written; it has a heading only where one was given, meals of a week always. A draft keeps a place for it. */
export const RichText = ({ section: { kind, text }, view: { uploads, legal }, heading: given }: SectionProps) => {
  const t = useT()
  const { isDraft } = usePageData<typeof pageData>()
  const isEmpty = text === null || isEmptyDocument(text)
  if (isEmpty && !isDraft) return null
  const heading = given === '' && kind === 'menu' ? t('sites.section.menu') : given
  const arrange = Object.hasOwn(arrangements, kind) ? arrangements[kind] : undefined
  const marked = legal === 'accessibility' && text !== null ? markDeclaration(text) : null
  return (
    <SiteSection kind={kind} heading={heading || null}>
      {isDraft && !isEmpty && isUnfilled(text) && <div data-unwritten={t('sites.draft.unfilled')} />}
      {isEmpty ? (
        <div data-unwritten={t('sites.draft.write')}>
          <RichTextView document={emptyDocument} level={heading ? 3 : 2} />
        </div>
      ) : (
        <div className={css[kind]}>
          <RichTextView
            document={marked?.document ?? text}
            uploads={uploads}
            level={heading ? 3 : 2}
            {...(marked && { annotations: marked.ids })}
            {...(arrange && { arrange })}
          />
        </div>
      )}
    </SiteSection>
  )
}
