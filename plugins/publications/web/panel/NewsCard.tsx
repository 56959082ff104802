import { factDay } from '#core/kernel/dates.ts'
import { tagOf } from '#core/kernel/language.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import { Card } from '#web/ui/primitives/Card.tsx'
import type { NewsHead } from '../../contract/publication.ts'
import css from '../app.module.css'
import { useWritingArea } from '../areas/writing-area.ts'
import { ClosingDay } from '../parts/ClosingDay.tsx'
import { KindMark } from '../parts/KindMark.tsx'
import { Held } from './Held.tsx'
import { NewsActions } from './NewsActions.tsx'
import { Refusal } from './Refusal.tsx'
import { StatusBadges } from './StatusBadges.tsx'

/** A post in a list of written ones: what it is, who reads it, since when, and what can be done with it. */
export const NewsCard = ({ of: news }: { readonly of: NewsHead }) => {
  const t = useT()
  const language = useLanguage()
  const { addresses } = useWritingArea()
  const { id, title, lead, kind, cover, closes_on, updated_at } = news
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
            <a href={addresses.edit(id)}>{title}</a>
          </h2>
          {lead !== '' && (
            <p className={css['excerpt']} lang={tagOf[news.language]}>
              {lead}
            </p>
          )}
          {kind === 'contest' && closes_on !== null && <ClosingDay on={closes_on} />}
          <StatusBadges of={news} />
          <Held of={news} />
          <Refusal of={news} />
          <NewsActions of={news} />
        </div>
      </div>
    </Card>
  )
}
