import { factDay } from '#core/kernel/dates.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { NewsHead } from '../../contract/publication.ts'
import css from '../app.module.css'
import { postDraft } from '../areas/post-drafts.ts'
import { useWritingArea } from '../areas/writing-area.ts'
import { ClosingDay } from '../components/ClosingDay.tsx'
import { Held } from './Held.tsx'
import { NewsActions } from './NewsActions.tsx'
import { PostCard } from './PostCard.tsx'
import { Refusal } from './Refusal.tsx'
import { StatusBadges } from './StatusBadges.tsx'
import { UnsavedDraft } from './UnsavedDraft.tsx'

/** A post in a list of written ones: what it is, who reads it, since when, and what can be done with it. */
export const NewsCard = ({ of: news }: { readonly of: NewsHead }) => {
  const t = useT()
  const language = useLanguage()
  const { addresses, canWrite } = useWritingArea()
  const { id, kind, closes_on, updated_at } = news
  const changed = <span className={css['quiet']}>{t('publications.panel.changed', { day: factDay(updated_at, language) })}</span>
  return (
    <PostCard of={news} href={addresses.edit(id)} meta={changed}>
      {kind === 'contest' && closes_on !== null && <ClosingDay on={closes_on} />}
      <StatusBadges of={news} />
      {canWrite && <UnsavedDraft of={postDraft(id)} href={addresses.edit(id)} />}
      <Held of={news} />
      <Refusal of={news} />
      <NewsActions of={news} />
    </PostCard>
  )
}
