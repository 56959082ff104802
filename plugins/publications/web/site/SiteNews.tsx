import type { SiteSubject } from '#core/facilities/slots.ts'
import { textDay } from '#core/kernel/dates.ts'
import { pictureOf } from '#plugins/uploads/contract/ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import { SiteSection } from '#web/ui/site/SiteSection.tsx'
import { newsFilePath } from '../../contract/file-path.ts'
import type { SiteNewsSlotData } from '../../contract/news-slot-data.ts'
import { KindMark } from '../components/KindMark.tsx'
import parts from '../components/parts.module.css'
import css from './site-news.module.css'

const inExcerpt = 6

/** Newest public posts of a facility on its site (row NE-05), with their covers; each has a page of its own there. */
export const SiteNews = ({ of: { heading, excerpt, more }, data: { items } }: FillProps<SiteSubject, SiteNewsSlotData>) => {
  const t = useT()
  const language = useLanguage()
  const Title = heading === null ? 'h2' : 'h3'
  return (
    <SiteSection
      inPolish
      kind="news"
      heading={heading === '' ? t('publications.site.title') : heading}
      icon="news"
      more={more === null ? null : { href: more.href, label: t('publications.site.all') }}
    >
      <ul className={css['news']}>
        {(excerpt ? items.slice(0, inExcerpt) : items).map(
          ({ id, slug, kind, title, lead, published_at, cover, cover_focus: focus = null }) => (
            <li key={slug} data-kind={kind}>
              {cover && (
                <div className={css['cover']}>
                  <Picture
                    of={{ ...pictureOf(cover, (upload, file) => newsFilePath(id, upload.id, file)), focus }}
                    sizes="(min-width: 700px) 360px, 92vw"
                  />
                </div>
              )}
              <div className={css['text']}>
                <p className={parts['meta']}>
                  <KindMark of={kind} />
                  <time dateTime={published_at}>{textDay(published_at, language)}</time>
                </p>
                <Title>
                  <a href={`/aktualnosci/${slug}`}>{title}</a>
                </Title>
                {lead !== '' && <p>{lead}</p>}
              </div>
            </li>
          ),
        )}
      </ul>
    </SiteSection>
  )
}
