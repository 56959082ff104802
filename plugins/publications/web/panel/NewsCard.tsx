import { CircleAlert } from 'lucide-react'
import { factDay } from '#core/kernel/dates.ts'
import { tagOf } from '#core/kernel/language.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import { Card } from '#web/ui/primitives/Card.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { NewsHead } from '../../contract/publication.ts'
import css from '../app.module.css'
import { ClosingDay } from '../parts/ClosingDay.tsx'
import { KindMark } from '../parts/KindMark.tsx'
import { NewsActions } from './NewsActions.tsx'
import { StatusBadges } from './StatusBadges.tsx'

interface NewsCardProps {
  readonly of: NewsHead
  /** Slug of the facility. */
  readonly slug: string
  readonly canWrite: boolean
}

/** A post in the panel's list: what it is, who reads it, since when, and what can be done with it. */
export const NewsCard = ({ of: news, slug, canWrite }: NewsCardProps) => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const { id, facility_id, title, lead, kind, cover, closes_on, updated_at } = news
  return (
    <Card as="li">
      <div className={css['card']}>
        {cover && (
          <div className={css['thumb']}>
            <Picture of={cover} sizes="160px" alt="" />
          </div>
        )}
        <div className={css['cardText']}>
          <p className={css['cardMeta']}>
            <KindMark of={kind} />
            <span className={css['quiet']}>{t('publications.panel.changed', { day: factDay(updated_at, language) })}</span>
          </p>
          <h2 className={css['name']} lang={tagOf[news.language]}>
            <a href={href('publications_edit', { facility: facility_id ?? '', news: id })}>{title}</a>
          </h2>
          {lead !== '' && (
            <p className={css['excerpt']} lang={tagOf[news.language]}>
              {lead}
            </p>
          )}
          {kind === 'contest' && closes_on !== null && <ClosingDay on={closes_on} />}
          <StatusBadges of={news} />
          <Held of={news} />
          <NewsActions of={news} slug={slug} canWrite={canWrite} />
        </div>
      </div>
    </Card>
  )
}

/** Says that a scheduled post was held back because the package had ended, and where to go. */
export const Held = ({ of: { held, facility_id } }: { readonly of: Pick<NewsHead, 'held' | 'facility_id'> }) => {
  const t = useT()
  // Missing where no plugin sells packages.
  const packages = useHref()('facility_package', { facility: facility_id ?? '' })
  if (held === null) return null
  return (
    <div className={css['held']} role="status">
      <Icon of={CircleAlert} />
      <div>
        <p>{t('publications.panel.held')}</p>
        {packages !== undefined && <a href={packages}>{t('publications.panel.held.way')}</a>}
      </div>
    </div>
  )
}
