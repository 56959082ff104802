import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { type RemovableChip, RemovableChips } from '#web/ui/facets/RemovableChips.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import { AddMaterial } from './AddMaterial.tsx'
import cards from './card.module.css'
import { Filters } from './Filters.tsx'
import { areasOf, chosenTags, describeFilter, nameOfChosen, nameOfTerm, toggled, toggledArea, toggledTime } from './filters.ts'
import { MaterialCard } from './MaterialCard.tsx'
import type { listData } from './page.data.ts'
import { SearchForm } from './SearchForm.tsx'
import { useZoneHref } from './use-zone-href.ts'
import css from './zone.module.css'

const pictureSizes = '(min-width: 1024px) 280px, (min-width: 600px) 45vw, 50vw'
/** Pictures of two rows are loaded at once. */
const atOnce = 4

/** Page with the materials of the teacher zone: search, filters, and cards whose picture says what one gets (rows TZ-01, TZ-02). */
export const ListPage = () => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const zoneHref = useZoneHref()
  const { filter, items, itemsTotal, curPage, pageTotal, tags, corrected, partial, terms, areas, times } = usePageData<typeof listData>()
  const { q, ...withoutWords } = filter
  const filters = describeFilter(filter, tags, { t, language })
  const chips: RemovableChip[] = [
    ...terms.map(({ text, rest, tags: meant }) => ({
      text: nameOfTerm(meant, tags, { t, language }) ?? t('teacher-zone.words', { q: text }),
      href: zoneHref({ ...withoutWords, ...(rest !== '' && { q: rest }) }),
    })),
    ...chosenTags(filter, tags).map((one) => ({
      text: nameOfChosen(one, { t, language }),
      href: zoneHref(toggled(filter, one.category, one.param)),
    })),
  ]
  chips.push(
    ...areasOf(filter).map((area) => ({
      text: t(messageKey('publications.lesson.area', area)),
      href: zoneHref(toggledArea(filter, area)),
    })),
    ...(filter.time
      ? [{ text: t('teacher-zone.time', { count: Number(filter.time) }), href: zoneHref(toggledTime(filter, Number(filter.time))) }]
      : []),
  )
  // Missing where no plugin has the calendar.
  const calendar = href('calendar_days')
  const isEmpty = items.length === 0 && chips.length === 0
  return (
    <Container>
      <div className={css['page']}>
        <header className={css['head']}>
          <div>
            <h1>{filters === '' ? t('teacher-zone.title') : t('teacher-zone.title.filtered', { filters })}</h1>
            {filters === '' && (
              <p className={css['intro']}>
                {t('teacher-zone.intro')} {calendar !== undefined && <a href={calendar}>{t('teacher-zone.calendar')}</a>}
              </p>
            )}
          </div>
          <AddMaterial />
        </header>
        {!isEmpty && <SearchForm filter={filter} />}
        {isEmpty ? (
          <EmptyList title={t('teacher-zone.none')} subtitle={t('teacher-zone.none.text')} />
        ) : (
          <div className={css['columns']}>
            <Filters filter={filter} tags={tags} areas={areas} times={times} />
            <div className={css['results']}>
              <RemovableChips chips={chips} clear={zoneHref()} />
              {items.length === 0 ? (
                <NoMatches chips={chips} words={q} />
              ) : (
                <>
                  <p className={css['total']}>{t('teacher-zone.materials', { count: itemsTotal })}</p>
                  {partial && <Note>{t('teacher-zone.partial')}</Note>}
                  {corrected && <Note>{t('teacher-zone.corrected', { q: q ?? '' })}</Note>}
                  <ul className={cards['cards']}>
                    {items.map((material, n) => (
                      <MaterialCard key={material.id} of={material} tags={tags} as="h2" sizes={pictureSizes} first={n < atOnce} />
                    ))}
                  </ul>
                </>
              )}
              <Pager page={curPage} pages={pageTotal} address={(page) => zoneHref(filter, page)} />
            </div>
          </div>
        )}
      </div>
    </Container>
  )
}

const Note = ({ children }: { readonly children: ReactNode }) => (
  <p className={css['note']}>
    <Icon of={Info} />
    {children}
  </p>
)

/** Nothing fits: each word and each filter can be removed, or all. Filters are named only where some are chosen. */
const NoMatches = ({ chips, words }: { readonly chips: readonly RemovableChip[]; readonly words: string | undefined }) => {
  const t = useT()
  const zoneHref = useZoneHref()
  return (
    <div className={css['none']}>
      <EmptyList
        title={words === undefined ? t('teacher-zone.none.filtered') : t('teacher-zone.none.words', { q: words })}
        subtitle={t(words === undefined ? 'teacher-zone.none.filtered.text' : 'teacher-zone.none.words.text')}
        actions={[{ label: t('teacher-zone.all'), href: zoneHref() }]}
      />
      {chips.length > 1 && (
        <ul>
          {chips.map(({ text, href }) => (
            <li key={text}>
              <a href={href}>{t('teacher-zone.without', { text })}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
