import { textDay } from '#core/kernel/dates.ts'
import { tagOf } from '#core/kernel/language.ts'
import { KindMark, LanguageMark, MaterialDrawing, PostMeta, usePostAddress } from '#plugins/publications/contract/ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { usePageData } from '#web/runtime/use-page-data.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import type { contestsData } from './blog.data.ts'
import cards from './cards.module.css'

interface ContestCardProps {
  readonly of: ReturnType<typeof usePageData<typeof contestsData>>['open'][number]
  /** ISO day. */
  readonly today: string
}

const dayMs = 86_400_000

/** Open contest: until when it can be entered, and how many days are left. */
export const ContestCard = ({ of: contest, today }: ContestCardProps) => {
  const t = useT()
  const language = useLanguage()
  const hrefOf = usePostAddress()
  const { title, lead, cover, closes_on, section } = contest
  const lang = contest.language === language ? undefined : tagOf[contest.language]
  return (
    <li className={cards['card']}>
      <div className={cards['picture']}>
        {cover ? (
          <Picture of={cover} sizes="(min-width: 1000px) 370px, (min-width: 640px) 45vw, 100vw" alt="" />
        ) : (
          <MaterialDrawing kind="contest" topics={[]} />
        )}
      </div>
      <div className={cards['text']}>
        <PostMeta>
          <KindMark of="contest" />
          <LanguageMark of={contest.language} />
          {section === 'materials' && <span>{t('blog.contests.for-teachers')}</span>}
        </PostMeta>
        <h3 lang={lang}>
          <a href={hrefOf(contest)}>{title}</a>
        </h3>
        {lead !== '' && <p lang={lang}>{lead}</p>}
        <p className={cards['until']}>
          {closes_on === null ? (
            t('blog.contests.undated')
          ) : (
            <>
              <strong>{t('publications.contest.until', { day: textDay(closes_on, language) })}</strong>
              <span>
                {closes_on === today
                  ? t('blog.contests.last-day')
                  : t('blog.contests.left', { count: Math.round((Date.parse(closes_on) - Date.parse(today)) / dayMs) })}
              </span>
            </>
          )}
        </p>
      </div>
    </li>
  )
}
