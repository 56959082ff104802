import { factMoment } from '#core/kernel/dates.ts'
import { draftRoutes } from '#plugins/drafts/contract/ui.ts'
import type { DraftPlace } from '#web/app-kit/forms/draft.ts'
import { useDraftMoments } from '#web/app-kit/forms/use-draft-moments.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import css from '../app.module.css'

interface UnsavedDraftProps {
  readonly of: DraftPlace
  /** Address of the form that is filled in with it. */
  readonly href: string | undefined
  /** The draft is of a post that is not stored yet. */
  readonly isNew?: boolean
}

/** Says that the user has an unsaved draft of a post, and leads to it; nothing where there is none. */
export const UnsavedDraft = ({ of: { key }, href, isNew = false }: UnsavedDraftProps) => {
  const t = useT()
  const language = useLanguage()
  const savedAt = useDraftMoments(draftRoutes).get(key)
  if (savedAt === undefined) return null
  const moment = factMoment(savedAt, language)
  return (
    <p className={css['quiet']}>
      <a href={href}>{isNew ? t('publications.panel.draft.new', { moment }) : t('publications.panel.draft', { moment })}</a>
    </p>
  )
}
