import type { ProfileSubject } from '#core/facilities/slots.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import type { NewsSlotData } from '../../contract/news-slot-data.ts'
import { NewsList } from '../components/NewsList.tsx'
import css from '../profile.module.css'

/** Newest public posts on a facility's profile; nothing where there is none (row NE-05). */
export const NewsSection = ({ of: { slug }, data: { items, total } }: FillProps<ProfileSubject, NewsSlotData>) => {
  const t = useT()
  const href = useHref()
  if (items.length === 0) return null
  return (
    <section id="aktualnosci" className={css['section']} aria-labelledby="aktualnosci-tytul">
      <h2 id="aktualnosci-tytul">{t('publications.list.title')}</h2>
      <NewsList items={items} hrefOf={(one) => href(`/placowka/${slug}/aktualnosci/${one.slug}`)} as="h3" columns />
      <p>
        <a href={href(`/placowka/${slug}/aktualnosci`)}>{t('publications.profile.all', { count: total })}</a>
      </p>
    </section>
  )
}
