import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import type { UploadView } from '#plugins/uploads/contract/ui.ts'
import { Skeleton } from '#web/app-kit/data/Skeleton.tsx'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useFormValues } from '#web/app-kit/forms/use-form-values.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { reviewDays } from '../../contract/limits.ts'
import type { NewsStatus } from '../../contract/terms.ts'
import { useWritingArea } from '../areas/writing-area.ts'
import { WritingBar } from './bar/WritingBar.tsx'
import { MissingFields } from './checks/MissingFields.tsx'
import { missingOf } from './checks/missing.ts'
import { PrivacyWarning } from './checks/PrivacyWarning.tsx'
import { conflictText } from './conflict-text.ts'
import css from './form.module.css'
import { WritingPage } from './page/WritingPage.tsx'
import { SettingsDrawer } from './settings/SettingsDrawer.tsx'
import { SettingsFields } from './settings/SettingsFields.tsx'
import { SettingsContext, useNewSettings } from './settings/use-settings.ts'
import { useTags } from './settings/use-tags.ts'
import { useLabels } from './use-labels.ts'
import type { NewsForm as Form } from './use-news-form.ts'
import type { NewsValues } from './values.ts'

const Preview = lazy(() => import('./bar/Preview.tsx'))

interface NewsFormProps {
  readonly of: Form
  /** Heading of the page. */
  readonly heading: string
  /** Values of the stored post, or those with which a new one begins. */
  readonly before: NewsValues
  /** Uploads that the stored content shows. */
  readonly uploads: readonly UploadView[]
  /** ISO 8601; `null`: it was never published. */
  readonly publishedAt: string | null
  /** Stands below the form. */
  readonly children?: ReactNode
}

/** Texts about the review of a teacher's material, by its status. */
const notes = {
  draft: 'draft',
  archived: 'draft',
  pending: 'pending',
  scheduled: 'published',
  published: 'published',
} as const satisfies Readonly<Record<NewsStatus, string>>

/** Form of a post: its text as readers will read it, below one bar; its settings are in a drawer. */
export const NewsForm = ({ of, heading, before, uploads, publishedAt, children }: NewsFormProps) => {
  const t = useT()
  const { section, isReviewed } = useWritingArea()
  const { form } = of
  const values = useFormValues(form)
  const labels = useLabels()
  const settings = useNewSettings()
  const [isPreviewed, setPreviewed] = useState(false)
  const page = useRef<HTMLDivElement>(null)
  const { rejections } = form.status
  // At once, since the form moves the focus to the invalid field next.
  useEffect(() => {
    if (rejections === 0) return
    page.current?.removeAttribute('data-behind')
    setPreviewed(false)
  }, [rejections])
  const [arrived, setArrived] = useState<readonly UploadView[]>([])
  const addArrived = useCallback((upload: UploadView) => setArrived((others) => [...others, upload]), [])
  const shown = useMemo(() => [...uploads, ...arrived], [uploads, arrived])
  const tags = Object.values(useTags()).flat()
  const context = { t, section, tagName: (id: string) => tags.find((tag) => tag.id === id)?.name ?? id }
  const missing = missingOf(values, before)
  return (
    <SettingsContext value={settings}>
      <div className={css['writing']}>
        <ApiForm showsDraft of={form} labels={labels} textOf={(name, value) => conflictText(name, value, context)}>
          <div className={css['desk']}>
            <WritingBar
              of={of}
              heading={heading}
              status={before.status}
              missing={missing}
              isPreviewed={isPreviewed}
              onPreview={() => setPreviewed(!isPreviewed)}
              onSettings={() => settings.open()}
            />
            {isReviewed && (
              <p className={css['hint']}>
                {t(messageKey('publications.form.review', notes[before.status || 'draft']), { days: reviewDays })}
              </p>
            )}
            <div className={css['page']}>
              {/* Not by the attribute `hidden`, whose fields no form reads. */}
              <div ref={page} data-behind={isPreviewed || undefined}>
                <WritingPage values={values} labels={labels} uploads={shown} onUploaded={addArrived} />
              </div>
              {isPreviewed && (
                <Suspense fallback={<Skeleton />}>
                  <Preview of={values} uploads={shown} publishedAt={publishedAt} />
                </Suspense>
              )}
            </div>
            <PrivacyWarning of={values} />
          </div>
          <SettingsDrawer>
            <MissingFields of={missing} />
            <SettingsFields of={of} before={before} values={values} labels={labels} />
          </SettingsDrawer>
        </ApiForm>
        {children}
      </div>
    </SettingsContext>
  )
}
