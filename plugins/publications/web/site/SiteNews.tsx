import type { SiteSubject } from '#core/facilities/slots.ts'
import { textDay } from '#core/kernel/dates.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import { SiteSection } from '#web/ui/site/SiteSection.tsx'
import type { NewsPart } from '../../contract/news-part.ts'
import { KindMark } from '../parts/KindMark.tsx'
import parts from '../parts/parts.module.css'
import css from './site-news.module.css'

const inExcerpt = 6

/** Newest public posts of a facility on its site (row NE-05); each has a page of its own there. */
export const SiteNews = ({ of: { heading, excerpt, more }, data: { items } }: FillProps<SiteSubject, NewsPart>) => {
  const t = useT()
  const language = useLanguage()
  if (items.length === 0) return null
  const Title = heading === null ? 'h2' : 'h3'
  return (
    <SiteSection
      kind="news"
      heading={heading === '' ? t('publications.site.title') : heading}
      icon="news"
      more={more === null ? null : { href: more.href, label: t('publications.site.all') }}
    >
      <ul className={css['news']}>
        {(excerpt ? items.slice(0, inExcerpt) : items).map(({ slug, kind, title, lead, published_at }) => (
          <li key={slug} data-kind={kind}>
            <p className={parts['meta']}>
              <KindMark of={kind} />
              <time dateTime={published_at}>{textDay(published_at, language)}</time>
            </p>
            <Title>
              <a href={`/aktualnosci/${slug}`}>{title}</a>
            </Title>
            {lead !== '' && <p>{lead}</p>}
          </li>
        ))}
      </ul>
    </SiteSection>
  )
}
