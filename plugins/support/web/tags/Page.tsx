import { messageKey } from '#core/kernel/message-key.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { ChoiceFilter, Filters } from '#web/app-kit/lists/Filters.tsx'
import { type ListDefinition, readListState } from '#web/app-kit/lists/list-address.ts'
import { useList } from '#web/app-kit/lists/use-list.ts'
import type { InputOf } from '#web/runtime/api-types.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import { fixedCategories, type TagCategory, tagCategories, tagsApi } from '../../contract/desk-apis.ts'
import css from '../parts/desk.module.css'
import { NewTagForm } from './NewTagForm.tsx'
import { TagRow } from './TagRow.tsx'

const list: ListDefinition = { filters: ['category'] }

const inputOf = ({ page, filters }: { page: number; filters: Readonly<Record<string, string>> }): InputOf<typeof tagsApi.listTags> => {
  const category = tagCategories.find((one) => one === filters['category'])
  return { page: String(page), limit: '100', ...(category && { category }) }
}

export const queries: PageQueries = ({ query: search }) => [query(tagsApi.listTags, inputOf(readListState(list, search)))]

const editable: readonly TagCategory[] = tagCategories.filter((category) => !fixedCategories.includes(category))

/** Page with the tags: new ones, names in three languages, icons, deletion. */
export const Page = () => {
  const t = useT()
  const { page, filters, hrefOf } = useList(list)
  const { data } = useQuery(tagsApi.listTags, inputOf({ page, filters }))
  return (
    <>
      <h1 tabIndex={-1}>{t('support.tags.title')}</h1>
      <p className={css['lead']}>{t('support.tags.lead')}</p>
      <div className={css['sections']}>
        <details className={css['details']}>
          <summary>{t('support.tags.new')}</summary>
          <NewTagForm categories={editable} />
        </details>
        <section className={css['section']} aria-label={t('support.tags.title')}>
          <Filters submit={t('support.filter')}>
            <ChoiceFilter
              name="category"
              label={t('support.tags.category')}
              value={filters['category']}
              all={t('support.all')}
              options={tagCategories.map((value) => ({ value, label: t(messageKey('tags.category', value)) }))}
            />
          </Filters>
          <ul className={css['rows']}>
            {data.items.map((tag) => (
              <TagRow key={tag.id} tag={tag} />
            ))}
          </ul>
          <Pager page={page} pages={data.pageTotal} address={(page) => hrefOf({ page })} />
        </section>
      </div>
    </>
  )
}
